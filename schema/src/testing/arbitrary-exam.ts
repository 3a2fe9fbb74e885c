import { rowsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { isContainer } from '../definition/node-facts.js';
import { choicesOf } from '../definition/walk.js';
import { drawableIn } from '../definition/draw.js';
import { type AcceptedTexts, isMarkedByHand, keyKindOf, type NodeExam, scoringsOf, TEXT_MATCHES } from '../exam/node-exam.js';
import { shapeExam } from '../exam/shape-exam.js';

/** Numbers that follow from a seed. */
function draws(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

const WORDS = ['Paris', ' full  WIDTH', '\uFF41\uFF42\uFF43', '7', '-0.5', '1.1', 'no'];
const NUMBERS = ['7', '-0.5', '1.1', '0', '12'];

const some = <T>(items: readonly T[], draw: (below: number) => number): readonly T[] => items.filter(() => draw(2) === 0);

function texts(draw: (below: number) => number): AcceptedTexts {
  const match = TEXT_MATCHES[draw(TEXT_MATCHES.length)] ?? 'exact';
  const from = match === 'number' ? NUMBERS : WORDS;
  return { texts: some(from, draw), match, ...(match === 'number' && { tolerance: draw(4) / 10 }) };
}

function keyOf(node: SurveyNode, draw: (below: number) => number): Partial<NodeExam> {
  const options = choicesOf(node.options).map(({ id }) => id);
  switch (keyKindOf(node)) {
    case 'choice':
    case 'choices':
      return { optionIds: some(options, draw) };
    case 'order':
      return { optionIds: draw(2) === 0 ? options : [...some(options, draw)].reverse() };
    case 'text':
      return texts(draw);
    case 'rows':
      return { rows: some(rowsOf(node), draw).map(({ id }) => ({ rowId: id, optionIds: some(options, draw) })) };
    case 'fields':
      return { fields: some(options, draw).map((optionId) => ({ optionId, ...texts(draw) })) };
    default:
      return {};
  }
}

/** A random exam part that fits a question, the same for the same seed; undefined where an exam cannot mark it. */
export function examFor(node: SurveyNode, seed: number): NodeExam | undefined {
  const kind = keyKindOf(node);
  if (kind === null) return undefined;
  const draw = draws(seed);
  const scorings = scoringsOf(kind);
  const scoring = scorings.length > 1 ? scorings[draw(scorings.length)] : undefined;
  if (isMarkedByHand({ scoring })) return shapeExam({ score: draw(201) / 2, scoring, ...(draw(3) === 0 && { analysis: 'Because.' }) });
  const points = { score: draw(201) / 2, penalty: draw(3) === 0 ? draw(7) / 2 : 0 };
  return shapeExam({ ...points, ...(scoring && { scoring }), ...(draw(3) === 0 && { analysis: 'Because.' }), ...keyOf(node, draw) });
}

/** A random draw that fits a container, the same for the same seed; undefined where there is nothing to leave out. */
export function drawFor(container: SurveyNode, seed: number): number | undefined {
  const most = drawableIn(container).length - 1;
  return isContainer(container) && most > 0 ? 1 + (seed % most) : undefined;
}

/** The same survey as an exam in which containers draw, where they can. */
export const withDraws = (definition: SurveyDefinition, seed: number): SurveyDefinition => ({
  ...definition,
  settings: { exam: {}, ...definition.settings },
  nodes: definition.nodes.map((node) => {
    const draw = drawFor(node, seed + node.id);
    return { ...node, ...(draw !== undefined && { draw }) };
  }),
});

/** Gives a share of the questions, at any depth, a random exam part: one of `every`. */
export const withExams = (nodes: readonly SurveyNode[], seed: number, every = 1): readonly SurveyNode[] =>
  nodes.map((node) => {
    const exam = (seed + node.id) % every === 0 ? examFor(node, seed + node.id) : undefined;
    return { ...node, ...(exam && { exam }), ...(node.nodes && { nodes: withExams(node.nodes, seed, every) }) };
  });
