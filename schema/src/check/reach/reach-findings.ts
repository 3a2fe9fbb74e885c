import { logicOf } from '../../definition/defaults.js';
import type { Compiled, CompiledNode } from '../../engine/compiled.js';
import type { EndingSource } from '../finding/ending-findings.js';
import type { Finding } from '../finding/finding.js';
import { Context } from './search/context.js';
import { conflictOf, witnessOf } from './evidence.js';
import { type Budget, lend } from './search/budget.js';
import { explore } from './search/explore.js';
import type { Fact, Topic } from './facts/fact.js';
import { jumpFacts, offerFacts, showFacts } from './facts/logic-facts.js';
import { carryFacts, minFacts, partFacts, reachFact } from './facts/node-facts.js';
import { endingTopics, endTopics, type Piping, pipingTopics, quotaTopics } from './facts/survey-facts.js';
import { claimsShownByPasses } from './guide.js';
import { inReportOrder, withoutImplied } from './report-order.js';

/** Facts known about a survey before the search over the ways through it. */
export interface KnownFacts {
  /** Texts that insert answers of earlier questions. */
  readonly pipings: readonly Piping[];
  /** End pages that insert or pass on answers. */
  readonly endings: readonly EndingSource[];
  /** Logic items and quotas that are faulty in themselves: whether they hold says nothing. */
  readonly faulty: ReadonlySet<number>;
  /** Questions already reported as having nothing to offer. */
  readonly empty: ReadonlySet<number>;
  /** Questions already reported because their minimum cannot be reached. */
  readonly short: ReadonlySet<number>;
}

/** Steps that a check may take: a budget to find answers, and one to show why there are none. */
interface Budgets {
  readonly search: Budget;
  readonly evidence: Budget;
}

const BASE = 150_000;
/** Per node and per logic item. */
const PER_PART = 120;
/** The fraction of what is left that one topic may take, so that one that is hard leaves enough for those behind it. */
const SHARE = 4;
const LEAST_SHARE = 4_000;

/** Returns budgets in proportion to the size of the survey. A sound one takes a small part of it. */
function budgetsFor({ nodes, definition }: Compiled): Budgets {
  const steps = BASE + PER_PART * (nodes.length + logicOf(definition).length);
  return { search: { steps }, evidence: { steps } };
}

function logicTopics(compiled: Compiled, node: CompiledNode, { faulty, short }: KnownFacts): Topic[] {
  const own = [
    ...partFacts(node),
    ...(short.has(node.id) ? [] : minFacts(node)),
    ...carryFacts(node, compiled, faulty),
    ...showFacts(compiled, node, faulty),
    ...offerFacts(compiled, node, faulty),
  ];
  const jumps = jumpFacts(compiled, node, faulty);
  const roots = [node.position];
  return [...(own.length === 0 ? [] : [{ roots, facts: own }]), ...(jumps.length === 0 ? [] : [{ roots, leaving: roots, facts: jumps }])];
}

/** Decides facts about a survey, the cheapest way first: passes over the whole survey, then a search through the nodes that influence a topic. */
class ReachSearch {
  private readonly context: Context;
  private shown: ReadonlySet<Fact> = new Set();

  constructor(
    compiled: Compiled,
    private readonly budgets: Budgets,
  ) {
    this.context = new Context(compiled);
  }

  /** Decides what a few passes can show. */
  settleByPasses(topics: readonly Topic[]): void {
    const claims = topics.map(({ roots, facts }) => ({ roots, claims: facts.filter(({ reportIf }) => reportIf === 'none') }));
    const { search } = this.budgets;
    this.shown = lend(search, search.steps / 2, (part) => claimsShownByPasses(this.context, claims, part));
  }

  /** Returns the findings to report for a topic, and those of its facts that stay undecided. */
  settleBySearch(topic: Topic): { readonly told: readonly Finding[]; readonly undecided: readonly Fact[] } {
    const open = topic.facts.filter((fact) => !this.shown.has(fact));
    if (open.length === 0) return { told: [], undecided: [] };
    const { search, evidence } = this.budgets;
    const most = Math.max(LEAST_SHARE, search.steps / SHARE);
    return lend(search, most, (part) => {
      const cone = this.context.influence.coneWithin(part, topic.roots, topic.leaving);
      if (cone === null) return { told: [], undecided: open };
      const { found, isWhole } = explore(this.context, cone, open, topic.extraConditions ?? [], part);
      const told: Finding[] = [];
      const undecided: Fact[] = [];
      for (const fact of open) {
        const chosen = found.get(fact);
        const question = { topic, cone, fact };
        if (chosen === undefined && !isWhole) undecided.push(fact);
        else if (chosen === undefined && fact.reportIf === 'none') {
          const conflict = lend(evidence, Math.max(LEAST_SHARE, evidence.steps / SHARE), (some) =>
            conflictOf(this.context, question, some),
          );
          told.push({ ...fact.finding, conflict });
        } else if (chosen !== undefined && fact.reportIf === 'some') {
          const witness = witnessOf(this.context, question, chosen, evidence);
          if (witness === undefined) undecided.push(fact);
          else told.push({ ...fact.finding, witness });
        }
      }
      return { told, undecided };
    });
  }
}

/** Result of the search over the ways through a survey. */
export interface Reach {
  readonly findings: readonly Finding[];
  /** Undecided findings: neither reported nor excluded. */
  readonly undecided: readonly Finding[];
  /** Steps that it took. */
  readonly spent: { readonly search: number; readonly evidence: number };
}

/** Searches all paths through a survey, and reports what can happen but should not, and what should be possible but is not. */
export function reachOf(compiled: Compiled, known: KnownFacts, budgets = budgetsFor(compiled)): Reach {
  const search = new ReachSearch(compiled, budgets);
  const before = { search: budgets.search.steps, evidence: budgets.evidence.steps };
  const reach = new Map(
    compiled.nodes.map((node) => [node, { roots: [node.position], facts: known.empty.has(node.id) ? [] : reachFact(node) }]),
  );
  const logic = new Map(compiled.nodes.map((node) => [node, logicTopics(compiled, node, known)]));
  const pipings = pipingTopics(compiled, known.pipings);
  const whole = [...quotaTopics(compiled, known.faulty), ...endingTopics(compiled, known.endings), ...endTopics(compiled)];
  search.settleByPasses([...reach.values(), ...[...logic.values()].flat(), ...whole]);

  const findings: Finding[] = [];
  const undecided: Fact[] = [];
  const asked = new Set<number>();
  const ask = (topic: Topic): boolean => {
    const answer = search.settleBySearch(topic);
    findings.push(...answer.told);
    undecided.push(...answer.undecided);
    return answer.told.length === 0 && answer.undecided.length === 0;
  };
  let deadUpTo = 0;
  for (const node of compiled.nodes) {
    const topic = reach.get(node);
    if (topic === undefined || topic.facts.length === 0 || node.position < deadUpTo) continue;
    if (!ask(topic)) deadUpTo = node.end;
    else asked.add(node.position);
  }
  for (const [node, topics] of logic) if (asked.has(node.position)) topics.forEach(ask);
  for (const topic of pipings) if (asked.has(topic.roots[0] ?? 0)) ask(topic);
  whole.forEach(ask);
  return {
    findings: inReportOrder(withoutImplied(findings), compiled),
    undecided: undecided.map(({ finding }) => finding),
    spent: { search: before.search - budgets.search.steps, evidence: before.evidence - budgets.evidence.steps },
  };
}
