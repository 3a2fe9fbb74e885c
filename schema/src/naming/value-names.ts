/**
 * The graph speaks names where a definition has numbers. Each table below is one enumeration of the graph: its names, each with the value that
 * stands in a definition. The server makes its enumerations from them, and programs that send operations translate by them.
 */
import type { ATTRIBUTE_TYPES } from '../catalogue/values/enumerations.js';
import type { Condition, CustomQuota, LogicItem, QuestionType, Quota, Sequence } from '../definition/definition.js';
import type { Scoring, TextMatch } from '../definition/exam-key.js';
import type { RankingNames } from '../exam/exam-ranking.js';
import type { ExamMark } from '../exam/score-exam.js';
import type { RepeatWindow } from '../limit/repeat-window.js';
import type { LogicKind } from '../logic/logic-form.js';
import type { ShownAfter, ShownWhen } from '../survey-setting/exam-setting.js';
import type { Paging } from '../survey-setting/paging.js';
import type { RepeatSubject } from '../survey-setting/repeat-limit.js';
import type { Verification } from '../survey-setting/verification.js';
import type { WechatUserKind } from '../survey-setting/wechat.js';

type Value = string | number;
type ValueIn<Names> = Names[keyof Names];

/** A table that has a name for each of these values: the compiler refuses one that leaves a value out. */
const namesOf =
  <Wanted extends Value>() =>
  <const Names extends Readonly<Record<string, Wanted>>>(
    names: Names & ([Exclude<Wanted, ValueIn<Names>>] extends [never] ? unknown : never),
  ): Names =>
    names;

/** Stands for the group, which has no number. */
const NO_TYPE = -1;

export const QUESTION_TYPE_NAMES = namesOf<QuestionType | typeof NO_TYPE>()({
  GROUP: NO_TYPE,
  PAGE: 0,
  SINGLE_CHOICE: 1,
  MULTIPLE_CHOICE: 2,
  OPEN_TEXT: 3,
  RATE: 4,
  EVALUATE: 5,
  DROPDOWN: 6,
  TABLE: 7,
  RANK: 9,
  CASCADE: 10,
  CITY: 11,
  SLIDER: 13,
  MATRIX: 14,
  MULTI_FIELD: 16,
  PROPORTION: 17,
  DATE: 23,
  PAGE_BLOCK: 30,
  LOOP: 31,
  BLOCK: 32,
  IMAGE_CHOICE: 34,
  POSITION: 35,
  UPLOAD: 36,
  PICTURE_DRAG: 37,
  PLOT: 38,
  WORDS: 39,
  HEAT_MAP: 40,
  SIGNATURE: 41,
  CODE: 42,
  NAME: 50,
  AGE: 51,
  GENDER: 52,
  EMAIL: 53,
  MOBILE: 54,
  EDUCATION: 55,
  MAJOR: 56,
  COLLEGES: 57,
  INDUSTRY: 58,
  PROFESSION: 59,
  VERIFICATION_CODE: 60,
  STATEMENT: 90,
});

export const SEQUENCE_NAMES = namesOf<Sequence>()({ ORDER: 0, RANDOM: 1, LOOP: 2, POSITION: 3 });

type AnswerFormatNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 90;

/** What may be typed into the input of an option. */
export const OPTION_INPUT_NAMES = namesOf<AnswerFormatNumber>()({
  FREE_TEXT: 0,
  INTEGER: 1,
  NUMBER: 2,
  MOBILE: 3,
  EMAIL: 4,
  LETTERS: 5,
  CHINESE: 6,
  SELECT: 90,
});

const { SELECT: _drop, ...TYPED_NAMES } = OPTION_INPUT_NAMES;

/** What may be typed into the box of a text question: everything but a choice from a list. */
export const TEXT_FORMAT_NAMES = TYPED_NAMES;

export const RATE_ICON_NAMES = namesOf<1 | 2 | 3 | 4 | 5>()({ STAR: 1, HEART: 2, THUMB: 3, SMILE: 4, NUMBER: 5 });

export const EVALUATE_TEMPLATE_NAMES = namesOf<0 | 1 | 2 | 3 | 4 | 5>()({
  CATERING: 0,
  HOTEL: 1,
  EDUCATION: 2,
  RETAILING: 3,
  SERVICE: 4,
  CUSTOMIZATION: 5,
});

export const UPLOAD_KIND_NAMES = namesOf<0 | 1 | 2 | 3>()({ ANY: 0, IMAGE: 1, VIDEO: 2, DOCUMENT: 3 });

export const DATE_PRECISION_NAMES = namesOf<0 | 1 | 2 | 3 | 4>()({ DAY: 0, MONTH: 1, YEAR: 2, MINUTE: 3, SECOND: 4 });

export const TIME_PRECISION_NAMES = namesOf<0 | 1>()({ MINUTE: 0, SECOND: 1 });

export const BOX_SIZE_NAMES = namesOf<1 | 2 | 3 | 4 | 5 | 6>()({
  SINGLE_SMALL: 1,
  SINGLE_MEDIUM: 2,
  SINGLE_LARGE: 3,
  MULTI_SMALL: 4,
  MULTI_MEDIUM: 5,
  MULTI_LARGE: 6,
});

export const CITY_PART_NAMES = namesOf<1 | 2 | 3 | 4>()({ PROVINCE: 1, CITY: 2, DISTRICT: 3, ADDRESS: 4 });

export const ATTRIBUTE_NAMES = namesOf<(typeof ATTRIBUTE_TYPES)[number]>()({ NORMAL: 'normal', HIDE: 'hide', BACKGROUND: 'background' });

export const LOGIC_ALGORITHM_NAMES = namesOf<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12>()({
  CHECKED: 1,
  UNCHECKED: 2,
  INCLUDES: 3,
  NOT_INCLUDES: 4,
  CHECKED_COUNT: 5,
  EQUAL: 6,
  NOT_EQUAL: 7,
  GREATER: 8,
  LESS: 9,
  BETWEEN: 10,
  ANSWERED: 11,
  NOT_ANSWERED: 12,
});

export const LOGIC_KIND_NAMES = namesOf<LogicKind>()({
  JUMP: 'jump',
  SHOW_HIDE: 'show',
  OPTIONS: 'options',
  ROWS: 'rows',
  CARRY_OVER: 'carryOver',
});

export const TARGET_ALGORITHM_NAMES = namesOf<NonNullable<LogicItem['algorithm']>>()({ SHOW: 1, HIDE: 2 });

export const LOGIC_OPERATOR_NAMES = namesOf<NonNullable<Condition['operator']>>()({ AND: 1, OR: 2 });

export const LOGIC_PART_NAMES = namesOf<NonNullable<LogicItem['optionType']>>()({ OPTIONS: 1, ROWS: 2 });

export const QUOTA_KIND_NAMES = namesOf<Quota['kind']>()({ TABLE: 'table', CUSTOM: 'custom' });

export const QUOTA_EFFECT_NAMES = namesOf<NonNullable<CustomQuota['onFull']>>()({ END: 1, SCREEN: 2, CLOSE_OPTIONS: 3, MARK: 4 });

export const PAGING_NAMES = namesOf<Paging>()({ ALL: 'all', PAGE: 'page', QUESTION: 'question' });

export const SHOWN_AFTER_NAMES = namesOf<ShownAfter>()({
  NONE: 'none',
  SCORE: 'score',
  RIGHT_WRONG: 'rightWrong',
  ANALYSIS: 'analysis',
});

export const SHOWN_WHEN_NAMES = namesOf<ShownWhen>()({ AT_ONCE: 'atOnce', MARKED: 'marked', ENDED: 'ended' });

export const RANKING_NAME_NAMES = namesOf<RankingNames>()({ HIDDEN: 'hidden', MASKED: 'masked', FULL: 'full' });

export const SCORING_NAMES = namesOf<Scoring>()({ ALL_RIGHT: 'allRight', PARTIAL: 'partial', MANUAL: 'manual' });

export const TEXT_MATCH_NAMES = namesOf<TextMatch>()({ EXACT: 'exact', CONTAINS: 'contains', NUMBER: 'number' });

export const EXAM_MARK_NAMES = namesOf<ExamMark>()({ CORRECT: 'correct', PARTLY: 'partly', WRONG: 'wrong', UNMARKED: 'unmarked' });

export const VERIFICATION_NAMES = namesOf<Verification>()({ OFF: 'off', SMART: 'smart', ALWAYS: 'always' });

export const WECHAT_USER_NAMES = namesOf<WechatUserKind>()({ NONE: 'none', OPENID: 'openid', PROFILE: 'profile' });

export const REPEAT_SUBJECT_NAMES = namesOf<RepeatSubject>()({
  DEVICE: 'device',
  IP: 'ip',
  WECHAT: 'wechat',
  ACCOUNT: 'account',
  LINK: 'link',
  PARAMETER: 'parameter',
  MOBILE: 'mobile',
});

/** How much of a part an undo puts back. */
export const RESTORED_EXTENT_NAMES = namesOf<'fields' | 'place'>()({ FIELDS: 'fields', PLACE: 'place' });

export const REPEAT_WINDOW_NAMES = namesOf<RepeatWindow>()({
  EVER: 1,
  HOUR: 2,
  DAY: 3,
  NATURAL_WEEK: 4,
  SEVEN_DAYS: 5,
  NATURAL_MONTH: 6,
  THIRTY_DAYS: 7,
  NATURAL_YEAR: 8,
  YEAR: 9,
});

/**
 * The name of a value.
 *
 * @throws RangeError for a value that the table does not have.
 */
export function nameOf<Names extends Readonly<Record<string, Value>>>(names: Names, value: Value): keyof Names & string {
  const name = Object.keys(names).find((key): key is keyof Names & string => names[key] === value);
  if (name === undefined) throw new RangeError(`No name for ${value}`);
  return name;
}
