import { type JsonRecord, listOf, numberOf, recordOf, textOf } from '../draft/json-record.js';
import { boxLosses } from './surveyjs-columns.js';
import { uploadFormat } from './surveyjs-question.js';
import { validated } from './surveyjs-validators.js';

/** Settings of a question that change who may answer it or what is accepted, and that we cannot say. */
const QUESTION = [
  'enableIf',
  'readOnly',
  'requiredIf',
  'resetValueIf',
  'setValueIf',
  'defaultValue',
  'defaultValueExpression',
  'choicesByUrl',
  'choicesEnableIf',
  'allowCustomChoices',
  'hasSelectAll',
  'showSelectAllItem',
  'selectToRankEnabled',
  'setValueExpression',
  'minValueExpression',
  'maxValueExpression',
  'maskType',
  'correctAnswer',
  'hasComment',
  'showCommentArea',
  'cells',
  'keyName',
  'totalText',
  'maxTimeToFinish',
  'timeLimit',
];

/** Settings of the survey as a whole. */
const SURVEY = ['cookieName', 'showPreviewBeforeComplete', 'maxTimeToFinish', 'maxTimeToFinishPage', 'timeLimit', 'timeLimitPerPage'];

/** Settings of a page or a panel. */
const AROUND = ['enableIf', 'readOnly', 'requiredIf', 'isRequired', 'maxTimeToFinish', 'timeLimit'];

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== '' && value !== 'noPreview';

const setOf = (element: JsonRecord, names: readonly string[]): readonly string[] => names.filter((name) => isSet(element[name]));

const DATES: ReadonlySet<string> = new Set(['date', 'datetime', 'datetime-local', 'month', 'time']);

/** Names of the settings of a question that do not come over. */
export function questionLosses(question: JsonRecord, language: string): readonly string[] {
  const bounds = DATES.has(textOf(question.inputType)) ? setOf(question, ['min', 'max']) : [];
  const files = isSet(question.acceptedTypes) && uploadFormat(question.acceptedTypes) === 0 ? ['acceptedTypes'] : [];
  return [
    ...setOf(question, QUESTION),
    ...bounds,
    ...files,
    ...exclusiveLosses(question),
    ...validated(question).lost,
    ...boxLosses(question, language),
  ];
}

/** One choice at most clears the rest; the further ones are choices like others. */
function exclusiveLosses(question: JsonRecord): readonly string[] {
  if (!['checkbox', 'tagbox'].includes(textOf(question.type))) return [];
  const listed = listOf(question.choices)
    .map(recordOf)
    .filter(({ isExclusive }) => isExclusive === true);
  const flags = [['hasNone', 'showNoneItem'], ['showRefuseItem'], ['showDontKnowItem']].flatMap((names) =>
    setOf(question, names).slice(0, 1),
  );
  return [...listed.map(({ value }) => `isExclusive: ${textOf(value)}`), ...flags].slice(1);
}

/** Names of the settings of the survey that do not come over. */
export const surveyLosses = (survey: JsonRecord): readonly string[] => setOf(survey, SURVEY).filter((name) => numberOf(survey[name]) !== 0);

/** Names of the settings of a page or a panel that do not come over, with its name. */
export const aroundLosses = (element: JsonRecord): readonly string[] =>
  setOf(element, AROUND).map((lost) => [textOf(element.name), lost].filter(Boolean).join(': '));
