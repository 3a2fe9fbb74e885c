import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { questionRow } from '../catalogue/question-catalogue.js';
import { logicFindings } from '../check/finding/logic-findings.js';
import { rowsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';
import { apply } from '../edit/apply.js';
import type { ConditionDraft, LogicDraft } from '../edit/operation/operation.js';
import { conditionOffer } from '../logic/condition-offer.js';
import { ownChoices } from '../logic/known-choices.js';
import type { LogicKind } from '../logic/logic-form.js';
import { carrySources, conditionSources, jumpTargets, offeredLogic } from '../logic/offer.js';
import { operandNeeds } from '../logic/operand-needs.js';
import { outlineOf } from '../logic/outline.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { randomRuns } from '../testing/random-runs.js';

const RUNS = randomRuns(2_000);

/** Numbers to pick by, one after the other. */
class Picks {
  private used = 0;

  constructor(private readonly numbers: readonly number[]) {}

  of<T>(items: readonly T[]): T | undefined {
    this.used += 1;
    return items[(this.numbers[this.used % this.numbers.length] ?? 0) % Math.max(1, items.length)];
  }
}

function pickedIds(picks: Picks, choices: readonly { readonly id: number }[], min: number): number[] {
  const first = min === 0 ? undefined : picks.of(choices);
  return first === undefined ? [] : [first.id];
}

/** A condition made of what the editor offers; undefined where the question has nothing to choose from. */
function offeredCondition(definition: SurveyDefinition, kind: LogicKind, source: SurveyNode, picks: Picks): ConditionDraft | undefined {
  const offer = conditionOffer(definition, source.id, kind);
  const algorithm = picks.of(offer?.algorithms ?? [])?.algorithm;
  if (offer === undefined || algorithm === undefined) return undefined;
  const operator = picks.of([1, 2] as const);
  if (kind === 'carryOver') return { nodeId: source.id, operator, algorithm };
  const needs = operandNeeds(source, algorithm);
  const optionId = pickedIds(picks, offer.options, needs?.options.min ?? 0);
  const [childId] = pickedIds(picks, offer.rows, needs?.rows.min ?? 0);
  const result = Array.from(
    { length: needs?.values.min ?? 0 },
    () => picks.of([offer.scale?.max ?? 3, String(offer.scale?.min ?? 7)]) ?? 1,
  );
  if (optionId.length < (needs?.options.min ?? 0) || (needs?.rows.min === 1 && childId === undefined) || offer.scale?.max === 0)
    return undefined;
  return { nodeId: source.id, operator, algorithm, optionId, childId, result };
}

function offeredTarget(definition: SurveyDefinition, kind: LogicKind, node: SurveyNode, picks: Picks): Omit<LogicDraft, 'conditions'> {
  const nodeId = node.id;
  const algorithm = picks.of([1, 2] as const);
  if (kind === 'jump') return { model: 1, type: 1, nodeId, target: picks.of(jumpTargets(definition, nodeId)) };
  if (kind === 'show') return { model: 1, type: 2, nodeId, algorithm };
  if (kind === 'carryOver') return { model: 2, type: 1, nodeId, optionType: questionRow(node).takesOptionLogic ? 1 : 2 };
  const parts = kind === 'rows' ? rowsOf(node) : ownChoices(node);
  return { model: 2, type: 2, nodeId, algorithm, optionType: kind === 'rows' ? 2 : 1, optionId: pickedIds(picks, parts, 1) };
}

/** A logic item made of nothing but what the editor offers for one node. */
function offeredItem(definition: SurveyDefinition, node: SurveyNode, picks: Picks): LogicDraft | undefined {
  const kind = picks.of(offeredLogic(definition, node.id));
  if (kind === undefined) return undefined;
  const sources = kind === 'carryOver' ? carrySources(definition, node.id) : conditionSources(definition, node.id, kind);
  const chosen = [picks.of(sources), picks.of(sources)].flatMap((source) => source ?? []);
  const conditions = chosen.flatMap((source) => offeredCondition(definition, kind, source, picks) ?? []);
  const item = { ...offeredTarget(definition, kind, node, picks), conditions };
  const lacksParts = item.model === 2 && item.type === 2 && item.optionId?.length === 0;
  return lacksParts || (kind === 'carryOver' && conditions.length === 0) ? undefined : item;
}

const offeredDraft = fc.tuple(arbitraryDefinition(fc), fc.array(fc.nat(), { minLength: 5, maxLength: 12 })).map(([definition, numbers]) => {
  const picks = new Picks(numbers);
  const node = picks.of([...walkNodes(definition.nodes)]);
  return { definition, item: node && offeredItem(definition, node, picks) };
});

describe('random logic items made of what the editor offers', () => {
  it('can be saved, and nothing about them is found before a launch', () => {
    let saved = 0;
    fc.assert(
      fc.property(offeredDraft, ({ definition, item }) => {
        if (item === undefined) return;
        const applied = apply(definition, [{ op: 'saveLogic', item }]);

        expect(applied).toMatchObject({ ok: true });
        const added = applied.ok ? applied.definition.logic?.at(-1) : undefined;
        expect(added && logicFindings(added, outlineOf(applied.ok ? applied.definition : definition))).toEqual([]);
        saved += 1;
      }),
      RUNS,
    );
    expect(saved).toBeGreaterThan(RUNS.numRuns / 4);
  });
});
