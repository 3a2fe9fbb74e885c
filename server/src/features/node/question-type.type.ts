import { QUESTION_TYPE_NAMES, SEQUENCE_NAMES } from '@wence/schema';
import { registerEnumType } from 'type-graphql';

/** Question types by name. The numbers are those of the definition and of `/v1` (Spec 3, question types by number); a group has none there. */
export const QuestionTypeName = QUESTION_TYPE_NAMES;
export type QuestionTypeName = (typeof QuestionTypeName)[keyof typeof QuestionTypeName];

registerEnumType(QuestionTypeName, {
  name: 'QuestionType',
  description: 'What kind of question, break or container it is. Some have sub-types: `subType`.',
  valuesConfig: {
    GROUP: { description: 'A heading with questions of its own; it has no number.' },
    PAGE: { description: 'A flat break between pages.' },
    SINGLE_CHOICE: { description: 'One option is chosen.' },
    MULTIPLE_CHOICE: { description: 'Several options may be chosen.' },
    OPEN_TEXT: { description: 'A text, on one line or several.' },
    RATE: { description: 'A number of stars or points.' },
    EVALUATE: { description: 'A score with tags and a comment, by template.' },
    DROPDOWN: { description: 'One option is chosen from a list that drops down.' },
    TABLE: { description: 'Sub-type 1: rows of the author; 2: respondents add rows.' },
    RANK: { description: 'Options are put in order.' },
    CASCADE: { description: 'One option on each of several levels, each level led to by the one before.' },
    CITY: { description: 'A province, a city and a district.' },
    SLIDER: { description: 'A number on a scale.' },
    MATRIX: { description: 'Sub-type 1 single choice, 2 multiple choice, 3 fill-in, 4 rating.' },
    MULTI_FIELD: { description: 'Sub-type 1: form; 2: multiple input.' },
    PROPORTION: { description: 'Numbers that may have to add up to a sum.' },
    DATE: { description: 'Sub-type 1: date; 2: time.' },
    PAGE_BLOCK: { description: 'A container whose questions form pages of their own.' },
    LOOP: { description: 'A container.' },
    BLOCK: { description: 'A container.' },
    IMAGE_CHOICE: { description: 'Sub-type 1: one picture; 2: several.' },
    POSITION: { description: 'Where the respondent is.' },
    UPLOAD: { description: 'Files are handed in.' },
    PICTURE_DRAG: { description: 'Items are dragged, each to one of the options.' },
    PLOT: { description: 'Places on a picture are liked or disliked.' },
    WORDS: { description: 'Words of a text are chosen.' },
    HEAT_MAP: { description: 'Points on a picture are tapped.' },
    SIGNATURE: { description: 'Sub-type 1: plain; 2: online, with a name line.' },
    CODE: { description: 'A bar or QR code that is scanned or typed.' },
    NAME: { description: 'The name of the respondent.' },
    AGE: { description: 'An age, chosen from bands.' },
    GENDER: { description: 'A gender, chosen from options.' },
    EMAIL: { description: 'An email address.' },
    MOBILE: { description: 'A mobile number.' },
    EDUCATION: { description: 'A level of education, chosen from options.' },
    MAJOR: { description: 'A field of study.' },
    COLLEGES: { description: 'A college or university.' },
    INDUSTRY: { description: 'An industry, chosen from options.' },
    PROFESSION: { description: 'A profession, chosen from options.' },
    VERIFICATION_CODE: { description: 'A mobile number that an SMS code proves.' },
    STATEMENT: { description: 'A text without an answer.' },
  },
});

/** The kinds of answers, by the names of the model. */
export enum AnswerKindName {
  NONE = 'none',
  SINGLE = 'single',
  MULTIPLE = 'multiple',
  TEXT = 'text',
  NUMBER = 'number',
  EVALUATE = 'evaluate',
  TABLE = 'table',
  RANK = 'rank',
  CASCADE = 'cascade',
  CITY = 'city',
  MATRIX = 'matrix',
  FIELDS = 'fields',
  PROPORTION = 'proportion',
  DATE = 'date',
  FILES = 'files',
  POSITION = 'position',
  POINTS = 'points',
}

registerEnumType(AnswerKindName, {
  name: 'AnswerKind',
  description: 'What an answer looks like, whatever type of question it answers. NONE: pages, statements and containers.',
  valuesConfig: {
    NONE: { description: 'No answer: a page, a statement or a container.' },
    SINGLE: { description: 'One option.' },
    MULTIPLE: { description: 'A set of options.' },
    TEXT: { description: 'A text.' },
    NUMBER: { description: 'A number.' },
    EVALUATE: { description: 'A level with tags and a comment.' },
    TABLE: { description: 'Rows of cells.' },
    RANK: { description: 'Options in order.' },
    CASCADE: { description: 'One option on each level.' },
    CITY: { description: 'Codes of a province, a city and a district.' },
    MATRIX: { description: 'An answer for each row.' },
    FIELDS: { description: 'A text for each field.' },
    PROPORTION: { description: 'A whole number for each option.' },
    DATE: { description: 'A date or a time.' },
    FILES: { description: 'Ids of files that were handed in.' },
    POSITION: { description: 'A longitude, a latitude and an address.' },
    POINTS: { description: 'Points on a picture.' },
  },
});

/** Sequence modes (Spec 3, other enumerations). */
export const SequenceName = SEQUENCE_NAMES;
export type SequenceName = (typeof SequenceName)[keyof typeof SequenceName];

registerEnumType(SequenceName, {
  name: 'Sequence',
  description: 'In which order parts are shown.',
  valuesConfig: {
    ORDER: { description: 'As they stand.' },
    RANDOM: { description: 'Anew for each respondent.' },
    LOOP: { description: 'As they stand, from a random start.' },
    POSITION: { description: 'Forward or in reverse.' },
  },
});
