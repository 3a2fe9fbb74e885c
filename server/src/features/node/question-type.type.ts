import { registerEnumType } from 'type-graphql';

/** Question types by name. The numbers are those of the definition and of `/v1` (Spec 3, question types by number); a group has none there. */
export enum QuestionTypeName {
  GROUP = -1,
  PAGE = 0,
  SINGLE_CHOICE = 1,
  MULTIPLE_CHOICE = 2,
  OPEN_TEXT = 3,
  RATE = 4,
  EVALUATE = 5,
  DROPDOWN = 6,
  TABLE = 7,
  RANK = 9,
  CASCADE = 10,
  CITY = 11,
  SLIDER = 13,
  MATRIX = 14,
  MULTI_FIELD = 16,
  PROPORTION = 17,
  DATE = 23,
  PAGE_BLOCK = 30,
  LOOP = 31,
  BLOCK = 32,
  IMAGE_CHOICE = 34,
  POSITION = 35,
  UPLOAD = 36,
  PICTURE_DRAG = 37,
  PLOT = 38,
  WORDS = 39,
  HEAT_MAP = 40,
  SIGNATURE = 41,
  CODE = 42,
  NAME = 50,
  AGE = 51,
  GENDER = 52,
  EMAIL = 53,
  MOBILE = 54,
  EDUCATION = 55,
  MAJOR = 56,
  COLLEGES = 57,
  INDUSTRY = 58,
  PROFESSION = 59,
  VERIFICATION_CODE = 60,
  STATEMENT = 90,
}

registerEnumType(QuestionTypeName, {
  name: 'QuestionType',
  description: 'What kind of question, break or container it is. Some have sub-types: `subType`.',
  valuesConfig: {
    GROUP: { description: 'A heading with questions of its own; it has no number.' },
    PAGE: { description: 'A flat break between pages.' },
    EVALUATE: { description: 'A score with tags and a comment, by template.' },
    TABLE: { description: 'Sub-type 1: rows of the author; 2: respondents add rows.' },
    MATRIX: { description: 'Sub-type 1 single choice, 2 multiple choice, 3 fill-in, 4 rating.' },
    MULTI_FIELD: { description: 'Sub-type 1: form; 2: multiple input.' },
    PROPORTION: { description: 'Numbers that may have to add up to a sum.' },
    DATE: { description: 'Sub-type 1: date; 2: time.' },
    PAGE_BLOCK: { description: 'A container whose questions form pages of their own.' },
    LOOP: { description: 'A container.' },
    BLOCK: { description: 'A container.' },
    IMAGE_CHOICE: { description: 'Sub-type 1: one picture; 2: several.' },
    POSITION: { description: 'Where the respondent is.' },
    SIGNATURE: { description: 'Sub-type 1: plain; 2: online, with a name line.' },
    CODE: { description: 'A bar or QR code that is scanned or typed.' },
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
});

/** Sequence modes (Spec 3, other enumerations). */
export enum SequenceName {
  ORDER = 0,
  RANDOM = 1,
  LOOP = 2,
  POSITION = 3,
}

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
