import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Answer, Answers } from '../answer/answer.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { answerKindOf } from '../definition/answer-kind.js';
import { choicesOf, walkNodes } from '../definition/walk.js';
import { compiledOf } from '../engine/compile.js';
import { evaluate } from '../engine/evaluate.js';
import { seededHash } from '../sequence/order.js';
import { arbitraryAnswers } from '../testing/arbitrary-answers.js';
import { withDraws, withExams } from '../testing/arbitrary-exam.js';
import { withHidden } from '../testing/build-logic.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { casesOf, isFullRun } from '../testing/random-runs.js';
import { keyKindOf, type NodeExam } from './node-exam.js';
import { type ExamMark, scoreExam } from './score-exam.js';

/*
 * A second scorer, which shares nothing with the first but the words of the rules: it turns answers and keys into lists of facts, as texts, and counts
 * in hundredths of points, with fractions in place of decimals.
 */

type Fraction = readonly [bigint, bigint];

function fraction(text: string): Fraction | null {
  const shaped = text.normalize('NFKC').trim().replace('\u2212', '-');
  if (!/^[-+]?[0-9]{1,15}(\.[0-9]{1,9})?$/.test(shaped)) return null;
  const [whole = '', part = ''] = shaped.replace(/[-+]/, '').split('.');
  const size = BigInt(`1${'0'.repeat(part.length)}`);
  const amount = BigInt(whole) * size + BigInt(part === '' ? '0' : part);
  return [shaped.startsWith('-') ? -amount : amount, size];
}

/** |a - b| <= c, over one denominator. */
function isWithin(a: Fraction, b: Fraction, c: Fraction): boolean {
  const difference = (a[0] * b[1] - b[0] * a[1]) * c[1];
  const most = c[0] * a[1] * b[1];
  return difference <= most && -difference <= most;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).join(' ');

function isAccepted({ texts = [], match, tolerance = 0 }: Pick<NodeExam, 'texts' | 'match' | 'tolerance'>, typed: string): boolean {
  if (folded(typed).length === 0) return false;
  const ways: Record<string, (text: string) => boolean> = {
    exact: (text) => folded(text) === folded(typed),
    contains: (text) => folded(typed).indexOf(folded(text)) >= 0,
    number: (text) => {
      const numbers = [fraction(typed), fraction(text), fraction(`${tolerance}`)];
      const [a, b, c] = numbers;
      return !!a && !!b && !!c && isWithin(a, b, c);
    },
  };
  return texts.filter(ways[match ?? 'exact'] ?? (() => false)).length > 0;
}

const sorted = (ids: readonly number[]): string => [...ids].sort((a, b) => a - b).join('+');

/** Parts of a key, each with whether the answer has it, and whether the answer has anything that no part asks for. */
function judge(node: SurveyNode, exam: NodeExam, given: Answer): { hits: boolean[]; extra: boolean } {
  const answer = JSON.parse(JSON.stringify(given));
  const kind = keyKindOf(node);
  const chosen: number[] = answer.options?.map(({ option }: { option: number }) => option) ?? [];
  if (kind === 'choice') return { hits: [new Set(exam.optionIds).has(answer.option)], extra: false };
  if (kind === 'choices') {
    const key = exam.optionIds ?? [];
    return { hits: key.map((id) => chosen.indexOf(id) !== -1), extra: chosen.filter((id) => key.indexOf(id) === -1).length > 0 };
  }
  if (kind === 'order') return { hits: (exam.optionIds ?? []).map((id, place) => answer.order?.indexOf(id) === place), extra: false };
  if (kind === 'text') return { hits: [isAccepted(exam, answer.text ?? '')], extra: false };
  if (kind === 'fields') {
    return { hits: (exam.fields ?? []).map((field) => isAccepted(field, answer.fields?.[`${field.optionId}`] ?? '')), extra: false };
  }
  const isMultiple = node.subType === 2;
  const hits = (exam.rows ?? []).map(({ rowId, optionIds }) => {
    const cell = answer.rows?.[`${rowId}`];
    if (!cell) return false;
    if (!isMultiple) return optionIds.some((id) => id === cell.option);
    return sorted(cell.options.map(({ option }: { option: number }) => option)) === sorted(optionIds);
  });
  return { hits, extra: false };
}

/** Points that people gave for a third of the questions, among them more than some are worth; the same for the same id. */
const GIVEN = new Map(Array.from({ length: 2_000 }, (_, id) => [id, ((id * 7) % 120) / 2] as const).filter(([id]) => id % 3 === 1));

/** What is left out counts like what logic hides. */
function secondOpinion(given: SurveyDefinition, answers: Answers, leftOut: ReadonlySet<number> = new Set()) {
  const definition = withHidden(given, leftOut);
  const { visible, effective } = evaluate(compiledOf(definition), answers);
  let [sum, most, open] = [0n, 0n, 0];
  const marks: [number, ExamMark, number][] = [];
  for (const node of walkNodes(definition.nodes)) {
    const { exam } = node;
    if (!exam || !visible.includes(node.id)) continue;
    const hundredths = BigInt(exam.score * 100);
    most += hundredths;
    const answer = effective[node.id];
    let [points, mark] = [0n, 'wrong' as ExamMark];
    if (answer !== undefined && exam.scoring === 'manual') {
      const byHand = GIVEN.get(node.id);
      if (byHand === undefined) {
        mark = 'unmarked';
        open += 1;
      } else {
        const hundred = BigInt(byHand * 100);
        points = hundred > hundredths ? hundredths : hundred;
        if (points > 0n) mark = points < hundredths ? 'partly' : 'correct';
        else if (hundredths === 0n) mark = 'correct';
      }
    } else if (answer !== undefined) {
      const { hits, extra } = judge(node, exam, answer);
      const right = hits.filter(Boolean).length;
      if (hits.length > 0 && right === hits.length && !extra) [points, mark] = [hundredths, 'correct'];
      else if (exam.scoring === 'partial' && right > 0 && !extra) {
        const share = (hundredths * BigInt(right)) / BigInt(hits.length);
        [points, mark] = [share - (share % 50n), 'partly'];
      } else points = -BigInt((exam.penalty ?? 0) * 100);
    }
    sum += points;
    marks.push([node.id, mark, Number(points) / 100]);
  }
  return { score: Number(sum < 0n ? 0n : sum) / 100, maximum: Number(most) / 100, open, marks };
}

/** The answer that a key asks for, where there is one. */
function rightAnswer(node: SurveyNode): Answer | undefined {
  const { exam } = node;
  const [first] = exam?.optionIds ?? [];
  switch (exam && keyKindOf(node)) {
    case 'choice':
      return first === undefined ? undefined : { option: first };
    case 'choices':
      return { options: exam?.optionIds?.map((option) => ({ option })) ?? [] };
    case 'order':
      return { order: [...new Set([...(exam?.optionIds ?? []), ...choicesOf(node.options).map(({ id }) => id)])] };
    case 'text':
      return { text: exam?.texts?.[0] ?? 'any' };
    case 'fields':
      return { fields: Object.fromEntries(exam?.fields?.map(({ optionId, texts }) => [optionId, texts[0] ?? '']) ?? []) };
    case 'rows': {
      const [column] = choicesOf(node.options);
      const rows = (node.children ?? []).map(({ id }) => {
        const wanted = exam?.rows?.find(({ rowId }) => rowId === id)?.optionIds ?? [column?.id ?? 0];
        return [id, node.subType === 2 ? { options: wanted.map((option) => ({ option })) } : { option: wanted[0] ?? 0 }];
      });
      return { rows: Object.fromEntries(rows) };
    }
    default:
      return undefined;
  }
}

/** The same with one part less, or two places exchanged. */
function nearlyRight(node: SurveyNode): Answer | undefined {
  const { exam } = node;
  const answer = JSON.parse(JSON.stringify(rightAnswer(node) ?? null));
  if (answer?.order?.length > 2) return { order: [answer.order[0], ...answer.order.slice(1).reverse()] };
  const [first] = Object.keys(answer?.rows ?? {});
  const other = choicesOf(node.options).find(({ id }) => !exam?.rows?.[0]?.optionIds.includes(id))?.id;
  if (first && other) answer.rows[first] = node.subType === 2 ? { options: [{ option: other }] } : { option: other };
  const [field, ...fields] = Object.keys(answer?.fields ?? {});
  if (field && fields.length > 0) answer.fields[field] = 'no number';
  if (answer?.options?.length > 1) answer.options.pop();
  return answer ?? undefined;
}

/** Random exams with answers, of which many are right and many are spoilt by others. */
const exams = fc
  .tuple(arbitraryDefinition(fc), fc.nat())
  .map(([definition, seed]): SurveyDefinition => {
    const nodes = withExams(definition.nodes, seed).map((node) => ({ ...node, required: false }));
    return { ...definition, nodes, settings: { ...definition.settings, exam: {} } };
  })
  .chain((definition) =>
    fc.tuple(arbitraryAnswers(fc, definition), fc.nat({ max: 4 })).map(([answers, every]) => {
      const right = Array.from(walkNodes(definition.nodes)).flatMap((node) => {
        const answer = node.id % 5 <= every ? (node.id % 2 === 0 ? nearlyRight(node) : rightAnswer(node)) : undefined;
        return answer ? [[node.id, answer] as const] : [];
      });
      return { definition, answers: { ...answers, ...Object.fromEntries(right) } };
    }),
  );

it('a second scorer, written apart, agrees on 3,000 random exams with every kind of key', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(exams, ({ definition, answers }) => {
      const result = scoreExam(definition, answers, undefined, GIVEN);
      const other = secondOpinion(definition, answers);
      expect(result?.questions.map(({ nodeId, mark, score }) => [nodeId, mark, score])).toEqual(other.marks);
      expect([result?.score, result?.maximum, result?.waiting ?? 0]).toEqual([other.score, other.maximum, other.open]);
      for (const { nodeId, mark } of result?.questions ?? []) {
        const node = Array.from(walkNodes(definition.nodes)).find(({ id }) => id === nodeId);
        const what = `${node && keyKindOf(node)} ${mark}`;
        seen.set(what, (seen.get(what) ?? 0) + 1);
      }
    }),
    { numRuns: casesOf(3000), seed: 20_261_128 },
  );
  if (!isFullRun) return;
  const kinds = ['choice', 'choices', 'order', 'text', 'rows', 'fields'];
  const wanted = kinds.flatMap((kind) => [`${kind} correct`, `${kind} wrong`]);
  expect(wanted.filter((what) => !seen.has(what))).toEqual([]);
  expect(['text', 'fields'].filter((kind) => !seen.has(`${kind} unmarked`))).toEqual([]);
  expect(['choices', 'order', 'fields'].filter((kind) => !seen.has(`${kind} partly`))).toEqual([]);
});

/** The draw by its words: of each container, as many questions as it says, those with the lowest keys. */
function undrawn({ nodes }: SurveyDefinition, seed: string): ReadonlySet<number> {
  const out = new Set<number>();
  for (const { id, draw, nodes: inside = [] } of nodes) {
    const pool = new Map(
      inside
        .filter((node) => node.setting?.attribute === undefined || node.setting.attribute === 'normal')
        .filter((node) => answerKindOf(node) !== 'none')
        .map((node) => [seededHash(`${seed}:draw:${id}:${node.id}`), node.id]),
    );
    const keys = Array.from(pool.keys()).sort((a, b) => a - b);
    if (draw !== undefined) for (const key of keys.slice(draw)) out.add(pool.get(key) ?? 0);
  }
  return out;
}

it('agrees with it on random exams that draw, whoever takes them', () => {
  fc.assert(
    fc.property(exams, fc.nat(), fc.uuid(), ({ definition, answers }, number, seed) => {
      const drawing = withDraws(definition, number);
      const result = scoreExam(drawing, answers, seed, GIVEN);
      const other = secondOpinion(drawing, answers, undrawn(drawing, seed));
      expect(result?.questions.map(({ nodeId, mark, score }) => [nodeId, mark, score])).toEqual(other.marks);
      expect([result?.score, result?.maximum]).toEqual([other.score, other.maximum]);
    }),
    { numRuns: casesOf(500), seed: 7 },
  );
});
