import { bothOf, eitherOf, testsOf } from '../draft/draft-logic.js';
import { DRAFT_END, type DraftPart, type DraftWhen } from '../draft/draft-survey.js';
import type { DraftWriter } from '../draft/draft-writer.js';
import { type JsonRecord, listOf, recordOf, textOf } from '../draft/json-record.js';
import { type Compare, type Comparing, NEVER, readExpression } from '../expression/read-expression.js';

interface Survey {
  readonly parts: readonly DraftPart[];
  /** The question of a name, or the questions of a page or a panel. */
  readonly find: (name: string) => readonly DraftPart[];
  readonly compare: Compare;
  readonly note: DraftWriter['note'];
}

/** Names of comparisons in older versions, which had no expressions in triggers. */
const OPERATORS: Readonly<Record<string, Comparing>> = {
  equal: 'equal',
  notequal: 'notEqual',
  contains: 'contains',
  notcontains: 'notContains',
  anyof: 'anyOf',
  allof: 'allOf',
  greater: 'greater',
  less: 'less',
  greaterorequal: 'greaterOrEqual',
  lessorequal: 'lessOrEqual',
  empty: 'empty',
  notempty: 'notEmpty',
};

function conditionOf(trigger: JsonRecord, compare: Compare): DraftWhen | undefined {
  const expression = textOf(trigger.expression);
  if (expression !== '') return readExpression(expression, compare);
  const comparing = OPERATORS[textOf(trigger.operator) || 'equal'];
  const values = Array.isArray(trigger.value) ? trigger.value.map(textOf) : [textOf(trigger.value)];
  const when = comparing && compare(textOf(trigger.name), comparing, values);
  return when === NEVER ? undefined : when;
}

const asWritten = ({ expression, name, operator, value }: JsonRecord): string =>
  textOf(expression) || [name, operator ?? '=', value].map(textOf).join(' ');

type Shown = Map<DraftPart, DraftWhen | undefined>;

/** Reads what a survey does by itself: it shows questions, goes to one, or ends. Values that it sets are lost. */
export function readTriggers(triggers: unknown, survey: Survey): void {
  const shown: Shown = new Map();
  for (const trigger of listOf(triggers).map(recordOf)) {
    const type = textOf(trigger.type).replace(/trigger$/, '');
    if (type === 'visible') readShowing(trigger, survey, shown);
    else if (type === 'complete') readJump(trigger, DRAFT_END, survey);
    else if (type === 'skip') readJump(trigger, textOf(trigger.gotoName), survey);
    else survey.note('scriptLost', undefined, type);
  }
  for (const [part, when] of shown) show(part, when, survey);
}

/** Several triggers may show the same question: one of them is enough. */
function readShowing(trigger: JsonRecord, { find, compare, note }: Survey, shown: Shown): void {
  const when = conditionOf(trigger, compare);
  for (const part of [...listOf(trigger.questions), ...listOf(trigger.pages)].map(textOf).flatMap(find)) {
    if (!when || when.length === 0) note('conditionLost', part.key, asWritten(trigger));
    else shown.set(part, shown.has(part) ? eitherOf(shown.get(part), when) : when);
  }
}

/** What a trigger shows is hidden at first; the conditions of what is around it hold as well. */
function show(part: DraftPart, when: DraftWhen | undefined, { note }: Survey): void {
  const both = bothOf(part.show ?? [], when);
  if (!both) return note('conditionLost', part.key);
  part.show = both;
  const { attribute: _, ...setting } = part.setting ?? {};
  part.setting = setting;
}

/** A jump belongs to the last question that its condition looks at. */
function readJump(trigger: JsonRecord, to: string, { parts, compare, note }: Survey): void {
  const when = conditionOf(trigger, compare);
  const asked = new Set(testsOf(when ?? []).map(({ question }) => question));
  const owner = parts.filter(({ key }) => asked.has(key)).at(-1);
  if (!when || !owner) return note('jumpLost', undefined, asWritten(trigger));
  owner.jumps = [...(owner.jumps ?? []), { when, to }];
}
