import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { drawableIn } from '../definition/draw.js';
import { isRecord } from '../reading/plain-copy.js';
import { seededHash } from '../sequence/order.js';
import { compiledOf } from './compile.js';
import type { Compiled, CompiledNode } from './compiled.js';

export { drawableIn } from '../definition/draw.js';

/** The containers that ask only some of their questions. They stand at the top level, like all containers. */
export const drawingIn = ({ nodes }: Pick<SurveyDefinition, 'nodes'>): readonly SurveyNode[] =>
  nodes.filter(({ draw }) => draw !== undefined);

const NOTHING: ReadonlySet<number> = new Set();

/** Keeps draws apart from the random orders of the same container: those who are asked a question may see it at any place. */
const DRAW = 'draw';

/** The questions that one container leaves out. Those in `asked` are in any case part of what is drawn. */
function leftOutIn(container: SurveyNode, seed: string, asked: (id: number) => boolean): readonly number[] {
  return drawableIn(container)
    .map(({ id }) => ({ id, rank: asked(id) ? -1 : seededHash(seed, DRAW, container.id, id) }))
    .sort((one, other) => one.rank - other.rank || one.id - other.id)
    .slice(container.draw)
    .flatMap(({ id, rank }) => (rank < 0 ? [] : id));
}

/**
 * Returns the ids of the questions that one respondent of an exam is not asked (features of an exam: draw rules). Each container with a draw leaves
 * out all but as many as it says. A question has a key of its own that follows from the seed, and those with the lowest are asked: the same seed
 * draws the same everywhere, every question is drawn equally often, and no answer changes what is drawn. Without a seed nothing is left out.
 */
export function leftOut(definition: Pick<SurveyDefinition, 'nodes'>, seed: string | undefined): ReadonlySet<number> {
  const drawing = seed === undefined ? [] : drawingIn(definition);
  if (seed === undefined || drawing.length === 0) return NOTHING;
  return new Set(drawing.flatMap((container) => leftOutIn(container, seed, () => false)));
}

/** A response whose answers were judged when they came. */
export interface JudgedResponse {
  readonly submissionId?: string | undefined;
  readonly answers: unknown;
}

/**
 * Returns what was left out of a response that is stored: the same as `leftOut` says, except that what has an answer was asked. That makes a difference
 * only for responses that no draw of this survey decided about, such as imported ones.
 */
export function leftOutOf(definition: Pick<SurveyDefinition, 'nodes'>, { submissionId, answers }: JudgedResponse): ReadonlySet<number> {
  const drawing = submissionId === undefined ? [] : drawingIn(definition);
  if (submissionId === undefined || drawing.length === 0) return NOTHING;
  const given = isRecord(answers) ? answers : {};
  return new Set(drawing.flatMap((container) => leftOutIn(container, submissionId, (id) => given[id] !== undefined)));
}

/**
 * Returns what is left out where a stored response is judged by another version than the one it answers: what its own version left out, and what the
 * other one could draw and its own did not have. So nobody is judged by a question that was not asked because the draw has changed since.
 */
export function leftOutBefore(definition: SurveyDefinition, drawnBy: SurveyDefinition, response: JudgedResponse): ReadonlySet<number> {
  const before = leftOutOf(drawnBy, response);
  if (definition === drawnBy || response.submissionId === undefined) return before;
  const known = compiledOf(drawnBy).positions;
  const added = drawingIn(definition).flatMap((container) => drawableIn(container).filter(({ id }) => !known.has(id)));
  return new Set([...before, ...added.map(({ id }) => id)]);
}

const asLeftOut = /* @__PURE__ */ new WeakMap<CompiledNode, CompiledNode>();

/** A node that is not asked. The pass passes by it as it does by questions that are for reports only: no answer, no jump, nothing to require. */
function passedBy(node: CompiledNode): CompiledNode {
  const known = asLeftOut.get(node) ?? { ...node, attribute: 'background' };
  asLeftOut.set(node, known);
  return known;
}

/** The same survey without these questions: logic, piping and carry-over find them unanswered, as if logic had hidden them. */
export const without = (compiled: Compiled, ids: ReadonlySet<number>): Compiled =>
  ids.size === 0
    ? compiled
    : { ...compiled, leftOut: ids, nodes: compiled.nodes.map((node) => (ids.has(node.id) ? passedBy(node) : node)) };

/** The survey as one respondent is asked it, ready for passes. The draw comes first; logic decides about what was drawn. */
export const compiledFor = (definition: SurveyDefinition, seed: string | undefined): Compiled =>
  without(compiledOf(definition), leftOut(definition, seed));

/** A question that its reports alone know: respondents are not asked it, as `without` has it. */
const inBackground = (node: SurveyNode): SurveyNode => ({ ...node, setting: { ...node.setting, attribute: 'background' } });

/** The same as `compiledFor`, as a definition: for the answering page, which shows one respondent one survey. Judging many responses would be slow this way. */
export function drawnDefinition(definition: SurveyDefinition, seed: string): SurveyDefinition {
  const out = leftOut(definition, seed);
  const asked = (node: SurveyNode): SurveyNode => (out.has(node.id) ? inBackground(node) : node);
  return {
    ...definition,
    nodes: definition.nodes.map((node) => (node.draw === undefined ? node : { ...node, nodes: node.nodes?.map(asked) })),
  };
}
