import type { SurveyDefinition } from '../../definition/definition.js';
import {
  answered,
  type BuiltCondition,
  checked,
  count,
  equal,
  greater,
  includes,
  inRow,
  less,
  notAnswered,
  notEqual,
  notIncludes,
  ofOption,
  or,
  unchecked,
} from '../../testing/build-condition.js';
import { group } from '../../testing/build-container.js';
import { matrix } from '../../testing/build-grid.js';
import { type BuiltLogic, carryOver, hide, jump, optionLogic, show, withLogic } from '../../testing/build-logic.js';
import { type BuiltNode, dropdown, multiple, rank, rate, single, text } from '../../testing/build-node.js';
import { survey } from '../../testing/build-survey.js';
import { type Draw, seededDraw } from './draw.js';
import { withExtras } from './random-extras.js';

const pick = <T>(draw: Draw, items: readonly T[]): T => items[draw(items.length)] as T;

const LETTERS = ['a', 'b', 'c', 'd'];
const ROWS = ['r', 's'];

const lettersOf = (draw: Draw): string[] => LETTERS.slice(0, 2 + draw(2));

const QUESTIONS: readonly ((draw: Draw, code: string, required: boolean) => BuiltNode)[] = [
  (draw, code, required) => single(code, code, lettersOf(draw), { required }),
  (draw, code, required) => dropdown(code, code, lettersOf(draw), { required }),
  (draw, code, required) =>
    multiple(code, code, lettersOf(draw), { required, setting: pick(draw, [{}, { min: 2 }, { max: 1 }, { max: 2 }]) }),
  (_, code, required) => multiple(code, code, ['a', 'b', { title: 'c', exclusive: true }], { required }),
  (draw, code, required) => text(code, code, { required, setting: { format: 1, min: 0, max: 2 + draw(2) } }),
  (_, code, required) => text(code, code, { required }),
  (_, code, required) => rate(code, code, { required, setting: { max: 3 } }),
  (_, code, required) => matrix(1, code, code, ROWS, ['a', 'b'], { required }),
  (draw, code, required) => rank(code, code, ['a', 'b'], { required, setting: pick(draw, [{}, { min: 2 }]) }),
  (draw, code, required) => multiple(code, code, [], { required, setting: pick(draw, [{}, { min: 2 }]) }),
  (_, code, required) => rank(code, code, [], { required }),
  (_, code, required) => matrix(1, code, code, [], ['a'], { required }),
  (draw, code, required) => single(code, code, ['a', { title: 'b', other: true }, ...(draw(2) === 0 ? ['c'] : [])], { required }),
];

/** Makes a condition on a choice; it can name options only if the question has options of its own. */
function onChoice(draw: Draw, { code, type, options }: BuiltNode): BuiltCondition {
  const letters = options.map(({ title }) => title ?? '');
  const make = pick(draw, type === 2 ? [checked, unchecked, includes, notIncludes] : [checked, unchecked]);
  if (draw(8) === 0 || letters.length === 0) return pick(draw, [answered, notAnswered])(code);
  return draw(4) === 0 ? make(code, pick(draw, letters), pick(draw, letters)) : make(code, pick(draw, letters));
}

function onNumber(draw: Draw, { code }: BuiltNode): BuiltCondition {
  if (draw(6) === 0) return pick(draw, [answered, notAnswered])(code);
  return pick(draw, [equal, notEqual, greater, less])(code, draw(5));
}

/** Makes a random condition on a question. Most can come true, some cannot. */
function conditionOn(draw: Draw, node: BuiltNode): BuiltCondition {
  const { code, type, setting } = node;
  if (type === 14) {
    const condition = pick(draw, [checked, unchecked])(code, pick(draw, ['a', 'b']));
    return draw(2) === 0 ? inRow(pick(draw, ROWS), condition) : condition;
  }
  if (type === 9) return ofOption(pick(draw, ['a', 'b']), equal(code, 1 + draw(2)));
  if (type === 2 && draw(5) === 0) return count(code, draw(4));
  if (type === 4 || setting?.format === 1) return onNumber(draw, node);
  if (type !== 3) return onChoice(draw, node);
  const word = pick(draw, ['a', 'ab']);
  return pick(draw, [equal(code, word), notEqual(code, word), { code, algorithm: 3 + draw(2), result: [word] }, answered(code)]);
}

function conditionsOn(draw: Draw, sources: readonly BuiltNode[]): BuiltCondition[] {
  const conditions = Array.from({ length: draw(3) === 0 ? 2 + draw(2) : 1 }, (_, place) => {
    const condition = conditionOn(draw, pick(draw, sources));
    return place > 0 && draw(2) === 0 ? or(condition) : condition;
  });
  if (conditions.length < 3) return conditions;
  // Brackets around the first two, around the last two, or none.
  const first = draw(3);
  return conditions.map((condition, place) => (place === first || place === first + 1 ? { ...condition, parentId: 1 } : condition));
}

const isChoice = ({ type }: BuiltNode): boolean => type === 1 || type === 2 || type === 6;
const titlesOf = ({ options }: BuiltNode): string[] => options.map(({ title }) => title ?? '');

function carried(draw: Draw, node: BuiltNode, before: readonly BuiltNode[]): BuiltLogic[] {
  const sources = before.filter(({ type }) => type === 1 || type === 2);
  if (sources.length === 0 || !(isChoice(node) || node.type === 9 || node.type === 14)) return [];
  const one = () => pick(draw, [checked, unchecked])(pick(draw, sources).code);
  return [carryOver(node.code, draw(4) === 0 ? [one(), one()] : [one()], node.type === 14 ? 2 : 1)];
}

/** A question without options of its own: what it offers is all carried over. */
const isBare = ({ type, options, children }: BuiltNode): boolean =>
  (type !== 3 && type !== 4 && options.length === 0) || (type === 14 && children?.length === 0);

/** Makes random logic items for a question that stands at `place`. */
function itemAt(draw: Draw, nodes: readonly BuiltNode[], sources: readonly BuiltNode[], place: number): BuiltLogic[] {
  const node = nodes[place] as BuiltNode;
  const before = nodes.slice(0, place).filter((one) => sources.includes(one));
  const kind = isBare(node) ? 7 : draw(9);
  if (kind < 2) {
    const target = pick<string | 0 | -1>(draw, [
      0,
      -1,
      ...nodes.slice(place + 1).map(({ code }) => code),
      ...nodes.slice(place + 1).map(({ code }) => code),
    ]);
    const looksAt = sources.includes(node) && (draw(2) === 0 || before.length === 0) ? [node] : before;
    return looksAt.length === 0 ? [] : [jump(node.code, target, ...conditionsOn(draw, looksAt))];
  }
  if (before.length === 0) return [];
  if (kind < 5) return [(kind === 4 ? hide : show)(node.code, ...conditionsOn(draw, before))];
  if (kind === 5 && isChoice(node))
    return [optionLogic(node.code, pick(draw, ['show', 'hide']), [pick(draw, titlesOf(node))], conditionsOn(draw, before))];
  if (kind === 6 && node.type === 14)
    return [optionLogic(node.code, pick(draw, ['show', 'hide']), [pick(draw, ROWS)], conditionsOn(draw, before), 2)];
  return kind >= 7 ? carried(draw, node, before) : [];
}

/** Puts two or three questions in a row into a group. */
function grouped(draw: Draw, nodes: readonly BuiltNode[]): readonly BuiltNode[] {
  if (draw(3) > 0 || nodes.length < 4) return nodes;
  const start = 1 + draw(nodes.length - 3);
  const length = 1 + draw(2);
  return [...nodes.slice(0, start), group('G1', 'G1', nodes.slice(start, start + length)), ...nodes.slice(start + length)];
}

/** A small survey with a lot of logic, some of it broken; the same number always gives the same one. */
export function randomSurvey(seed: number): SurveyDefinition {
  const draw = seededDraw(seed);
  const required = () => draw(3) > 0;
  const nodes = Array.from({ length: 3 + draw(10) }, (_, place) => pick(draw, QUESTIONS)(draw, `Q${place + 1}`, required()));
  const tree = grouped(draw, nodes);
  const random = Array.from({ length: 2 + draw(nodes.length) }, () => draw(nodes.length));
  const bare = nodes.flatMap((node, place) => (isBare(node) ? place : []));
  const sources = nodes.filter((node) => !isBare(node) || node.type === 2);
  const items = [...bare, ...random].flatMap((place) => itemAt(draw, nodes, sources, place));
  const ofGroup =
    tree.length < nodes.length && sources[0] === nodes[0] && draw(2) === 0 ? [show('G1', ...conditionsOn(draw, sources.slice(0, 1)))] : [];
  return withExtras(draw, withLogic(survey(...tree), ...items, ...ofGroup));
}
