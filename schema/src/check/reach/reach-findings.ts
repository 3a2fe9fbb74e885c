import type { Compiled, CompiledNode } from '../../engine/compiled.js';
import type { Finding } from '../finding.js';
import { Context } from './context.js';
import { conflictOf, witnessOf } from './evidence.js';
import { type Budget, explore } from './explore.js';
import type { Fact, Topic } from './facts/fact.js';
import { jumpFacts, offerFacts, showFacts } from './facts/logic-facts.js';
import { carryFacts, minFacts, partFacts, reachFact } from './facts/node-facts.js';
import { endTopics, type Piping, pipingTopics, quotaTopics } from './facts/survey-facts.js';
import { shownByPasses } from './guide.js';
import { inOrder, withoutEchoes } from './telling.js';

/** What is known of a survey before the ways through it are looked at. */
export interface Known {
  /** Texts that insert answers of earlier questions. */
  readonly pipings: readonly Piping[];
  /** Logic items and quotas that are amiss in themselves: what holds of them says nothing. */
  readonly faulty: ReadonlySet<number>;
  /** Questions of which it is told already that they have nothing to offer. */
  readonly empty: ReadonlySet<number>;
  /** Questions of which it is told already that their minimum cannot be reached. */
  readonly short: ReadonlySet<number>;
}

/** How many nodes a check may visit: so many for the answers, and so many for why there are none. A sound survey takes a few for each of its own. */
export interface Budgets {
  readonly search: Budget;
  readonly evidence: Budget;
}

const usualBudgets = (): Budgets => ({ search: { visits: 150_000 }, evidence: { visits: 150_000 } });

const logicTopics = (compiled: Compiled, node: CompiledNode, { faulty, short }: Known): Topic[] => {
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
};

/** Settles what is asked about a survey, dearest last: passes over the whole survey, then a search through what has a part in it. */
class Inquiry {
  private readonly context: Context;
  private shown: ReadonlySet<Fact> = new Set();

  constructor(
    compiled: Compiled,
    private readonly budgets: Budgets,
  ) {
    this.context = new Context(compiled);
  }

  /** Settles for little what can be. */
  begin(facts: readonly Fact[]): void {
    this.shown = shownByPasses(
      this.context,
      facts.filter(({ tellsWhen }) => tellsWhen === 'none'),
      this.budgets.search,
    );
  }

  /** What is to be told of a topic, and which of its facts stay undecided. */
  ask(topic: Topic): { readonly told: readonly Finding[]; readonly undecided: readonly Fact[] } {
    const open = topic.facts.filter((fact) => !this.shown.has(fact));
    if (open.length === 0) return { told: [], undecided: [] };
    const cone = this.context.influence.coneOf(topic.roots, topic.leaving);
    const { found, isWhole } = explore(this.context, cone, open, topic.looking ?? [], this.budgets.search);
    const told: Finding[] = [];
    const undecided: Fact[] = [];
    for (const fact of open) {
      const chosen = found.get(fact);
      if (chosen === undefined && !isWhole) undecided.push(fact);
      else if (chosen === undefined && fact.tellsWhen === 'none') {
        told.push({ ...fact.finding, conflict: conflictOf(this.context, topic, cone, fact, this.budgets.evidence) });
      } else if (chosen !== undefined && fact.tellsWhen === 'some') {
        const witness = witnessOf(this.context, cone, fact, chosen);
        if (witness === undefined) undecided.push(fact);
        else told.push({ ...fact.finding, witness });
      }
    }
    return { told, undecided };
  }
}

/** What was found out about the ways through a survey. */
export interface Reach {
  readonly findings: readonly Finding[];
  /** What stayed undecided: no finding, but not its absence either. */
  readonly undecided: readonly Finding[];
}

/** Looks at all ways through a survey, and says what can happen and should not, and what cannot and should. */
export const reachOf = (compiled: Compiled, known: Known, budgets = usualBudgets()): Reach => {
  const inquiry = new Inquiry(compiled, budgets);
  const reach = new Map(
    compiled.nodes.map((node) => [node, { roots: [node.position], facts: known.empty.has(node.id) ? [] : reachFact(node) }]),
  );
  const logic = new Map(compiled.nodes.map((node) => [node, logicTopics(compiled, node, known)]));
  const pipings = pipingTopics(compiled, known.pipings);
  const whole = [...quotaTopics(compiled, known.faulty), ...endTopics(compiled)];
  inquiry.begin([...reach.values(), ...[...logic.values()].flat(), ...whole].flatMap(({ facts }) => facts));

  const findings: Finding[] = [];
  const undecided: Fact[] = [];
  const asked = new Set<number>();
  const ask = (topic: Topic): boolean => {
    const answer = inquiry.ask(topic);
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
  return { findings: inOrder(withoutEchoes(findings), compiled), undecided: undecided.map(({ finding }) => finding) };
};
