import type { SurveyNode } from '../definition/definition.js';
import type { QuestionKey } from './entry/question-key.js';
import { questionCatalogue, questionRow } from './question-catalogue.js';

/**
 * What the parts in a list of a question are to its respondents, whatever their type calls them. Parts keep their role when a question becomes one of
 * another type.
 *
 * - `choices`: one or more are picked (options, columns of a matrix, levels of an evaluation);
 * - `subjects`: something is said about each (rows of a matrix, items of a ranking or of a proportion);
 * - `points`: they name the points of a scale (columns of a matrix that is rated);
 * - `inputs`: something is filled into each (fields of a form, columns of a table).
 */
export type PartRole = 'choices' | 'subjects' | 'points' | 'inputs';

/** The lists that a type has, each with its role. */
export interface PartRoles {
  readonly options?: PartRole;
  readonly rows?: PartRole;
}

const CHOICES: PartRoles = { options: 'choices' };
const SUBJECTS: PartRoles = { options: 'subjects' };
const INPUTS: PartRoles = { options: 'inputs' };
const GRID: PartRoles = { options: 'choices', rows: 'subjects' };
const INPUT_GRID: PartRoles = { options: 'inputs', rows: 'subjects' };
const RATED_GRID: PartRoles = { options: 'points', rows: 'subjects' };
const BARE: PartRoles = {};

/**
 * Whether a question of each type can be converted, and the roles of its parts. Null: pages and containers, which divide a survey; a container is
 * dissolved instead. A statement converts into any question, and any question into a statement.
 */
const ROLES = {
  single: CHOICES,
  multiple: CHOICES,
  dropdown: CHOICES,
  imageSingle: CHOICES,
  imageMultiple: CHOICES,
  words: CHOICES,
  cascade: CHOICES,
  evaluate: CHOICES,
  plot: CHOICES,
  age: CHOICES,
  gender: CHOICES,
  education: CHOICES,
  industry: CHOICES,
  profession: CHOICES,
  rank: SUBJECTS,
  proportion: SUBJECTS,
  form: INPUTS,
  multipleInput: INPUTS,
  growingTable: INPUTS,
  table: INPUT_GRID,
  matrixFill: INPUT_GRID,
  matrixSingle: GRID,
  matrixMultiple: GRID,
  matrixRate: RATED_GRID,
  pictureDrag: GRID,
  text: BARE,
  rate: BARE,
  slider: BARE,
  date: BARE,
  time: BARE,
  city: BARE,
  position: BARE,
  upload: BARE,
  heatMap: BARE,
  signature: BARE,
  onlineSignature: BARE,
  code: BARE,
  name: BARE,
  email: BARE,
  mobile: BARE,
  major: BARE,
  colleges: BARE,
  verificationCode: BARE,
  statement: BARE,
  page: null,
  group: null,
  pageBlock: null,
  loop: null,
  block: null,
} as const satisfies Readonly<Record<QuestionKey, PartRoles | null>>;

/** The roles of the parts of a type; null for one that is never converted. */
export const partRolesOf = (key: QuestionKey): PartRoles | null => ROLES[key];

const CONVERTIBLE: readonly QuestionKey[] = questionCatalogue.flatMap(({ key }) => (ROLES[key] === null ? [] : [key]));

/**
 * The types that a node can be converted to, in the order of the catalogue and without its own; none for pages and containers. What comes along and what
 * is lost: `conversionLoss`. Among them are those of `switchesTo`, to which a question changes without losing parts (Spec 4, question type switch).
 */
export function conversionsOf(node: Pick<SurveyNode, 'type' | 'subType' | 'group'>): readonly QuestionKey[] {
  const { key } = questionRow(node);
  return ROLES[key] === null ? [] : CONVERTIBLE.filter((target) => target !== key);
}
