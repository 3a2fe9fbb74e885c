import type { Offered } from '../../../answer/offered.js';
import { attributeOf, isExclusive, isOther, isRequired } from '../../../definition/defaults.js';
import type { Compiled, CompiledNode, Facts } from '../../../engine/compiled.js';
import { withItems } from '../../../engine/compile.js';
import { lazily } from '../../../engine/lazily.js';
import type { Pass } from '../../../engine/pass.js';
import { Influence, isEmpty } from './influence.js';
import { type AnswerUses, type Pool, poolOf } from './pool.js';
import { type Read, Readers } from '../answers/reads.js';

const namedBy = (all: readonly { readonly optionId?: readonly number[] }[]): number[] => all.flatMap(({ optionId = [] }) => optionId);

/** Returns the options that logic or quotas name, and those that carry-over treats specially; null if option keys make options interchangeable. */
function mentionedIn({ definition, nodes }: Compiled): ReadonlySet<number> | null {
  const options = nodes.flatMap(({ everything }) => [...everything.options.values()]);
  if (options.some(({ optionKey }) => optionKey !== undefined)) return null;
  const logic = (definition.logic ?? []).flatMap(({ optionId = [], conditions }) => [...optionId, ...namedBy(conditions)]);
  const quotas = (definition.quotas ?? []).flatMap((quota) => namedBy(quota.kind === 'custom' ? quota.conditions : quota.cells));
  const special = options.filter((option) => isOther(option) || isExclusive(option)).map(({ id }) => id);
  return new Set([...logic, ...quotas, ...special]);
}

const NOBODY: readonly Read[] = [];

/** One survey under check: values that are computed once and used again and again. */
export class Context {
  readonly influence: Influence;
  readonly readers: Readers;
  private readonly mentioned: () => ReadonlySet<number> | null;
  private readonly pools: Map<string, Pool>;
  /** Pools by position, for the many questions that no condition reads and whose offer no logic changes. */
  private readonly plain: (Pool | undefined)[];
  private readonly blockers: readonly CompiledNode[];

  /** @param whole The same survey with all its logic: its questions are the same, and so are their pools. `path` is a cone in `compiled`. */
  constructor(
    readonly compiled: Compiled,
    whole?: { readonly context: Context; readonly path: readonly CompiledNode[] },
  ) {
    const { context, path } = whole ?? {};
    this.readers = context?.readers ?? new Readers(compiled);
    this.mentioned = context?.mentioned ?? lazily(() => mentionedIn(compiled));
    this.pools = context?.pools ?? new Map();
    this.plain = context?.plain ?? [];
    this.blockers = (path ?? compiled.nodes).filter((node) => isDue(node) && this.plainPool(node).candidates.length === 0);
    this.influence = context?.influence.within(compiled, path ?? [], this.blockers) ?? new Influence(compiled, this.blockers);
  }

  /** Returns the same survey with only these logic items, for searches that stay on a path that is a cone. */
  withItems(path: readonly CompiledNode[], items: ReadonlySet<number>): Context {
    const nodes = this.compiled.nodes.slice();
    const fewer = path.map((node) => withItems(node, items));
    for (const node of fewer) nodes[node.position] = node;
    return new Context({ ...this.compiled, nodes }, { context: this, path: fewer });
  }

  /** The answers to choose from at a question that a pass has come to. */
  poolAt(node: CompiledNode, pass: Pass, reads: readonly Read[] = NOBODY, isCarried = false): Pool {
    if (node.offer === null && reads.length === 0 && !isCarried) return this.plainPool(node);
    const offered = pass.offers[node.position];
    const key = [node.position, isCarried, reads.map(({ condition }) => condition.id), offered && keyOf(offered)].join('/');
    const known = this.pools.get(key);
    if (known !== undefined) return known;
    const lookers: AnswerUses = { reads, isCarried, mentioned: this.mentioned };
    const pool = poolOf(node.node, node.kind, offered ?? node.everything, lookers, pass);
    this.pools.set(key, pool);
    return pool;
  }

  /** Returns one valid answer to a question that offers everything it has, if there is one. */
  private plainPool(node: CompiledNode): Pool {
    return (this.plain[node.position] ??= poolOf(node.node, node.kind, node.everything, UNSEEN, NO_FACTS));
  }
}

const keyOf = ({ options, rows }: Offered): string => `${[...options.keys()].join()};${[...rows.keys()].join()}`;

const UNSEEN: AnswerUses = { reads: NOBODY, isCarried: false, mentioned: () => null };
const NO_FACTS: Facts = { answers: [], rowCounts: [] };

/** Returns whether respondents cannot continue without answering a question. If no valid answer is known, perhaps nobody can continue at all. */
function isDue(compiled: CompiledNode): boolean {
  const { node, role } = compiled;
  return role === 'question' && isRequired(node) && attributeOf(node) === 'normal' && !isEmpty(compiled);
}
