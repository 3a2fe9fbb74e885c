import { eitherOf } from '../draft/draft-logic.js';
import { DRAFT_END, type DraftPart, type DraftWhen } from '../draft/draft-survey.js';
import type { DraftWriter } from '../draft/draft-writer.js';
import { type JsonRecord, listOf, recordOf, textOf } from '../draft/json-record.js';
import { type Compare, type Comparing, readExpression } from '../expression/read-expression.js';

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
  return comparing && compare(textOf(trigger.name), comparing, values);
}

const asWritten = ({ expression, name, operator, value }: JsonRecord): string =>
  textOf(expression) || [name, operator ?? '=', value].map(textOf).join(' ');

/** Reads what a survey does by itself: it shows questions, goes to one, or ends. Values that it sets are lost. */
export function readTriggers(triggers: unknown, survey: Survey): void {
  for (const trigger of listOf(triggers).map(recordOf)) {
    const type = textOf(trigger.type).replace(/trigger$/, '');
    if (type === 'visible') readShowing(trigger, survey);
    else if (type === 'complete') readJump(trigger, DRAFT_END, survey);
    else if (type === 'skip') readJump(trigger, textOf(trigger.gotoName), survey);
    else survey.note('scriptLost', undefined, type);
  }
}

/** Several triggers may show the same question; what one of them shows is hidden at first. */
function readShowing(trigger: JsonRecord, { find, compare, note }: Survey): void {
  const when = conditionOf(trigger, compare);
  const shown = [...listOf(trigger.questions), ...listOf(trigger.pages)].map(textOf).flatMap(find);
  for (const part of shown) {
    if (!when || when.length === 0) note('conditionLost', part.key, asWritten(trigger));
    else {
      part.show = part.show ? eitherOf(part.show, when) : when;
      const { attribute: _, ...setting } = part.setting ?? {};
      part.setting = setting;
    }
  }
}

/** A jump belongs to the last question that its condition looks at. */
function readJump(trigger: JsonRecord, to: string, { parts, compare, note }: Survey): void {
  const when = conditionOf(trigger, compare);
  const asked = new Set(when?.flat().map(({ question }) => question));
  const owner = parts.filter(({ key }) => asked.has(key)).at(-1);
  if (!when || !owner) return note('jumpLost', undefined, asWritten(trigger));
  owner.jumps = [...(owner.jumps ?? []), { when, to }];
}
