import { type AnswerState, type FilterCondition, type NumberRange, type OriginPart, QUALITY_FLAGS, type TestKey } from '@wence/schema';
import { isOriginPart, originChoices } from './origin-choices';
import type { AskedQuestion } from './asked-questions';

/** What a condition can be about besides the answer to a question. */
export const OTHER_KINDS = [
  'text',
  'score',
  'duration',
  'region',
  'device',
  'os',
  'browser',
  'parameter',
  'link',
  'invitation',
  'quality',
] as const;
export type OtherKind = (typeof OTHER_KINDS)[number];

/** A condition while it is put together: every field that one kind or another has. */
export interface ConditionDraft {
  /** Key of a question, or another kind. */
  readonly about: string | null;
  readonly test: TestKey | null;
  readonly optionId: number | null;
  readonly ids: readonly number[];
  readonly codes: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly name: string;
  readonly state: AnswerState;
}

export const NEW_DRAFT: ConditionDraft = {
  about: null,
  test: null,
  optionId: null,
  ids: [],
  codes: [],
  from: '',
  to: '',
  text: '',
  name: '',
  state: 'answered',
};

const numberOf = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text.normalize('NFKC')));

/** The end of a range of numbers that cannot be, and why: it is no number, or less than the other one. Null: both can. */
export function wrongEnd({ from, to }: ConditionDraft): readonly ['from' | 'to', 'notNumber' | 'tooSmall'] | null {
  const [low, high] = [numberOf(from), numberOf(to)];
  if (low !== undefined && !Number.isFinite(low)) return ['from', 'notNumber'];
  if (high !== undefined && !Number.isFinite(high)) return ['to', 'notNumber'];
  return low !== undefined && high !== undefined && low > high ? ['to', 'tooSmall'] : null;
}

function rangeOf(draft: ConditionDraft): NumberRange | null {
  const [low, high] = [numberOf(draft.from), numberOf(draft.to)];
  if ((low === undefined && high === undefined) || wrongEnd(draft) !== null) return null;
  return { ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) };
}

function testOf(draft: ConditionDraft): object | null {
  const [from, to, text] = [draft.from.trim(), draft.to.trim(), draft.text.trim()];
  switch (draft.test) {
    case 'anyOf':
    case 'noneOf':
    case 'allOf':
      return draft.ids.length > 0 ? { [draft.test]: draft.ids } : null;
    case 'range': {
      const range = rangeOf(draft);
      return range && { range };
    }
    case 'dates':
      return from === '' && to === '' ? null : { dates: { ...(from !== '' && { from }), ...(to !== '' && { to }) } };
    case 'contains':
      return text === '' ? null : { contains: text };
    case 'divisions':
      return draft.codes.length > 0 ? { divisions: draft.codes } : null;
    case 'state':
      return { state: draft.state };
    case null:
      return null;
  }
}

/** What is searched for a text. */
const SEARCHES = {
  text: (contains) => ({ text: { contains } }),
  link: (contains) => ({ link: { contains } }),
  invitation: (contains) => ({ invitation: { contains } }),
} as const satisfies Partial<Record<OtherKind, (text: string) => FilterCondition>>;

export const isSearch = (about: string | null): about is keyof typeof SEARCHES => about !== null && Object.hasOwn(SEARCHES, about);

/** The kinds of conditions that ask by a range of numbers. */
const RANGES = {
  score: (score) => ({ score }),
  duration: (duration) => ({ duration }),
} as const satisfies Partial<Record<OtherKind, (range: NumberRange) => FilterCondition>>;

export const isRange = (about: string | null): about is keyof typeof RANGES => about !== null && Object.hasOwn(RANGES, about);

function originCondition(part: OriginPart, codes: readonly string[]): FilterCondition | null {
  const anyOf = originChoices(part).filter((word) => codes.includes(word));
  return anyOf.length === 0 ? null : ({ [part]: { anyOf } } as unknown as FilterCondition); // Words of this part.
}

/** The condition that a draft stands for; null while something is missing or cannot be. */
export function conditionOf(draft: ConditionDraft, questions: readonly AskedQuestion[]): FilterCondition | null {
  const text = draft.text.trim();
  if (isSearch(draft.about)) return text === '' ? null : SEARCHES[draft.about](text);
  if (isRange(draft.about)) {
    const range = rangeOf(draft);
    return range && RANGES[draft.about](range);
  }
  if (draft.about === 'parameter') {
    const name = draft.name.trim();
    return name === '' || text === '' ? null : { parameter: { name, anyOf: [text] } };
  }
  if (draft.about === 'quality') {
    const anyOf = QUALITY_FLAGS.filter((flag) => draft.codes.includes(flag));
    return anyOf.length === 0 ? null : { quality: { anyOf } };
  }
  if (isOriginPart(draft.about)) return originCondition(draft.about, draft.codes);
  const question = questions.find(({ key }) => key === draft.about);
  const test = question && testOf(draft);
  if (!question || !test) return null;
  const needsPart = draft.test === 'range' && (question.parts.range?.length ?? 0) > 0;
  if (needsPart && draft.optionId === null) return null;
  const place = {
    nodeId: question.nodeId,
    ...(question.rowId !== null && { rowId: question.rowId }),
    ...(draft.optionId !== null && { optionId: draft.optionId }),
  };
  return { answer: { ...place, ...test } } as FilterCondition; // A place and one test, as `testOf` makes it.
}
