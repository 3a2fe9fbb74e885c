import { questionRow } from '../../catalogue/question-catalogue.js';
import { isCarryOver, logicOf } from '../../definition/defaults.js';
import type { Condition, LogicItem, Quota, SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { isPassable } from '../../end-page/ending-offer.js';
import type { Ending } from '../../ending/ending.js';
import type { SurveyEndings } from '../../ending/survey-endings.js';
import { referenced, type Refusal } from '../operation/step.js';
import { referencesTo, removal, type Removed } from '../references/removal.js';
import { mappedTokens, rewriteTexts } from '../references/texts.js';
import { type Conversion, isConditionKept, isOwnedStill, isTokenKept } from './meaning.js';

/** An id that no part can have. What a conversion leaves without a meaning refers to it, and is then tidied up as after a removal. */
const NOWHERE = 999_999_999;

const orNowhere = (ids: readonly number[], id: number): readonly number[] => ids.map((each) => (each === id ? NOWHERE : each));

/** The survey in which every reference that the converted question cannot bear any more refers to nowhere. */
class Pointer {
  private readonly id: number;

  constructor(private readonly conversion: Conversion) {
    this.id = conversion.after.id;
  }

  survey(definition: SurveyDefinition): SurveyDefinition {
    const { welcome, nodes, logic, quotas, endings } = definition;
    return {
      ...definition,
      ...(welcome && { welcome: this.text(welcome) }),
      nodes: nodes.map((node) => this.node(node)),
      ...(logic && { logic: logic.map((item) => this.item(item)) }),
      ...(quotas && { quotas: quotas.map((quota) => this.quota(quota)) }),
      ...(endings && { endings: this.endings(endings) }),
    };
  }

  private readonly text = (text: string): string =>
    mappedTokens(text, new Map([[this.id, NOWHERE]]), (token) => !isTokenKept(token, this.conversion));

  private node(node: SurveyNode): SurveyNode {
    const own = rewriteTexts(node, this.text);
    return own.nodes ? { ...own, nodes: own.nodes.map((member) => this.node(member)) } : own;
  }

  private conditions(conditions: readonly Condition[], isOfCarryOver: boolean): readonly Condition[] {
    return conditions.map((condition) => {
      const isKept = condition.nodeId !== this.id || isConditionKept(condition, isOfCarryOver, this.conversion);
      return isKept ? condition : { ...condition, nodeId: NOWHERE };
    });
  }

  private item(item: LogicItem): LogicItem {
    const isOwned = item.nodeId !== this.id || isOwnedStill(item, this.conversion);
    return { ...item, nodeId: isOwned ? item.nodeId : NOWHERE, conditions: this.conditions(item.conditions, isCarryOver(item)) };
  }

  private quota(quota: Quota): Quota {
    if (quota.kind === 'custom') return { ...quota, conditions: this.conditions(quota.conditions, false) };
    const { before, after } = this.conversion;
    const isCounted = questionRow(before).answer !== 'single' || questionRow(after).answer === 'single';
    return isCounted ? quota : { ...quota, nodeIds: orNowhere(quota.nodeIds, this.id) };
  }

  private ending<T extends Ending>(ending: T): T {
    const { text, nodeIds } = ending;
    const isPassed = !isPassable(this.conversion.before) || isPassable(this.conversion.after);
    const next = text && this.text(text);
    if (next === text && (isPassed || !nodeIds?.includes(this.id))) return ending;
    return { ...ending, ...(next && { text: next }), ...(nodeIds && !isPassed && { nodeIds: orNowhere(nodeIds, this.id) }) };
  }

  private endings({ nodes, ...kinds }: SurveyEndings): SurveyEndings {
    const rest = Object.fromEntries(Object.entries(kinds).map(([kind, ending]) => [kind, this.ending(ending)]));
    return nodes ? { ...rest, nodes: nodes.map((ending) => this.ending(ending)) } : rest;
  }
}

/**
 * Completes a conversion: `given` has the converted question already, `goneIds` are the parts that it lost. What refers to these, and what asks or
 * inserts an answer that the question does not give any more, is tidied up as after a removal; so is the logic that it cannot own any more. Refused as
 * `referenced` unless confirmed (Spec 8, A0103).
 */
export function withoutBrokenReferences(
  given: SurveyDefinition,
  conversion: Conversion,
  goneIds: ReadonlySet<number>,
  confirmed = false,
): Removed | Refusal {
  const pointed = new Pointer(conversion).survey(given);
  const gone = new Set([...goneIds, NOWHERE]);
  const owned = logicOf(pointed).flatMap(({ id, nodeId }) => (nodeId === NOWHERE ? id : []));
  const referrers = [...owned, ...referencesTo(pointed, gone)];
  if (referrers.length === 0) return removal(given, goneIds);
  return confirmed ? removal(pointed, gone, true) : referenced(referrers);
}
