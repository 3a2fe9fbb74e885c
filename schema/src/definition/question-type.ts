/**
 * Question types by number (Spec 3). Up to 23 and 90 the numbers are the spec's; from 30 upward they are ours, for what the spec names without a
 * number (docs/decisions/0010). Which sub-types a type has, and what each can do: `catalogue/question-catalogue.ts`.
 */
export type QuestionType =
  | 0 // page: a flat break between questions
  | 1 // single choice
  | 2 // multiple choice
  | 3 // open text
  | 4 // rate
  | 5 // evaluate
  | 6 // dropdown
  | 7 // table: 1 fixed rows, 2 growing
  | 9 // rank
  | 10 // cascade
  | 11 // city
  | 13 // slider
  | 14 // matrix: 1 single, 2 multiple, 3 fill-in, 4 rating
  | 16 // multi-field fill: 1 form, 2 multiple input
  | 17 // proportion
  | 23 // date: 1 date, 2 time
  | 30 // page block: a container whose questions form pages of their own
  | 31 // loop
  | 32 // block
  | 34 // image selection: 1 single, 2 multiple
  | 35 // position
  | 36 // upload
  | 37 // picture drag
  | 38 // plot
  | 39 // words
  | 40 // heat map (thermogram)
  | 41 // signature: 1 plain, 2 online signature with a name line
  | 42 // code: a bar or QR code that is scanned or typed
  | 50 // name
  | 51 // age
  | 52 // gender
  | 53 // email
  | 54 // mobile
  | 55 // education
  | 56 // major
  | 57 // colleges
  | 58 // industry
  | 59 // profession
  | 60 // verification code: a mobile number that an SMS code proves
  | 90; // text: a statement without an answer

/**
 * The shape of an answer, whatever question it answers (`answer/answer.ts`). The engine, the answer readers and the report go by kind, never
 * by type: a new type with a known kind needs no new code in them.
 */
export type AnswerKind =
  | 'none' // pages, statements, containers
  | 'single'
  | 'multiple'
  | 'text'
  | 'number'
  | 'evaluate'
  | 'table'
  | 'rank'
  | 'cascade'
  | 'city'
  | 'matrix'
  | 'fields' // multi-field fill: text or number per option
  | 'proportion'
  | 'date'
  | 'files'
  | 'position'
  | 'points'; // heat map, plot
