import type { Answer } from '../answer/answer.js';
import { optionsOf, rowsOf } from '../definition/defaults.js';
import type { AnswerKind, SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';
import { questionRow } from '../catalogue/question-catalogue.js';
import type { CompiledNode } from '../engine/compiled.js';
import type { Pass } from '../engine/pass.js';
import { pagePlan } from '../engine/page-plan.js';
import { plainText } from '../text/text.js';

/**
 * Pace of respondents, in seconds. Assumptions, not measurements: reading at about 240 English words or 360 Chinese characters a minute, which
 * is what adults usually manage; options are skimmed at twice that; a choice takes a thought and a tap, so that a usual question with it takes six
 * or seven seconds, and a line of typed text about ten on a phone. Times of real respondents are better evidence as soon as there are some.
 */
export const PACE = {
  /** Characters read in a second. */
  readHan: 6,
  readOther: 20,
  /** Factor by which options and rows are skimmed faster, and the highest number of them that anybody reads. */
  skimming: 2,
  skimmed: 15,
  /** Passing by a question that may be left open. */
  passing: 1,
  /** Seconds to answer at all, and for each part of the answer: a choice, a place, a cell, a field. */
  answering: {
    none: [0, 0],
    single: [4, 0],
    multiple: [4, 1],
    text: [11, 0],
    number: [4, 0],
    evaluate: [4, 1],
    table: [2, 7],
    rank: [3, 3],
    cascade: [2, 2.5],
    city: [4, 2],
    matrix: [2, 3.5],
    fields: [2, 7],
    proportion: [4, 4],
    date: [6, 0],
    files: [15, 10],
    position: [12, 0],
    points: [2, 3],
  } satisfies Readonly<Record<AnswerKind, readonly [number, number]>>,
} as const;

const HAN = /\p{Script=Han}/gu;

function readingSeconds(title: string): number {
  const text = plainText(title);
  const han = text.match(HAN)?.length ?? 0;
  return han / PACE.readHan + (text.length - han) / PACE.readOther;
}

/** Reading a question with what it offers. */
function readingOf(node: SurveyNode): number {
  const parts = [...rowsOf(node), ...optionsOf(node)].slice(0, PACE.skimmed);
  return readingSeconds(node.title ?? '') + parts.reduce((sum, { title }) => sum + readingSeconds(title), 0) / PACE.skimming;
}

function partsOf(answer: Answer): number {
  if ('rows' in answer) return Array.isArray(answer.rows) ? answer.rows.flatMap(Object.keys).length : Object.keys(answer.rows).length;
  const list = Object.values(answer).find((value) => typeof value === 'object');
  return list === undefined ? 1 : Object.keys(list as object).length;
}

/** Estimates how long one respondent takes for the way through a survey. */
export class Stopwatch {
  private readonly reading = new Map<SurveyNode, number>();

  /** Returns the seconds for a way. Pages with a minimum stay take at least that long, and those that advance by themselves no longer. */
  secondsOf({ compiled, visible, answers }: Pass): number {
    const { nodes, positions, definition } = compiled;
    const onNode = (id: number): number => {
      const node = nodes[positions.get(id) ?? -1];
      return node === undefined ? 0 : this.onQuestion(node, answers[node.position]);
    };
    return pagePlan(definition, visible).reduce(
      (sum, { nodeIds, minSeconds, maxSeconds }) => {
        const seconds = Math.max(
          minSeconds,
          nodeIds.reduce((onPage, id) => onPage + onNode(id), 0),
        );
        return sum + (maxSeconds > 0 ? Math.min(seconds, maxSeconds) : seconds);
      },
      readingSeconds(definition.welcome ?? ''),
    );
  }

  private onQuestion({ node, kind }: CompiledNode, answer: Answer | undefined): number {
    const reading = this.reading.get(node) ?? readingOf(node);
    this.reading.set(node, reading);
    if (answer === undefined) return reading + (kind === 'none' ? 0 : PACE.passing);
    const [base, each] = PACE.answering[kind];
    return reading + base + each * partsOf(answer);
  }
}

/** Parts of an answer that most respondents give, where they may give more: choices, places, points. */
const USUAL_PARTS = 3;

/** Parts that answering a question completely takes. */
function plannedParts(node: SurveyNode, kind: AnswerKind): number {
  const rows = rowsOf(node).length;
  const options = optionsOf(node).length;
  if (kind === 'matrix') return rows;
  if (kind === 'table') return Math.max(1, rows) * options;
  if (kind === 'fields' || kind === 'proportion') return options;
  return kind === 'single' || kind === 'evaluate' ? 1 : Math.min(USUAL_PARTS, Math.max(1, options));
}

/** Estimates the seconds that answering every question of a survey takes, whatever logic leaves out; `Stopwatch` measures real ways. */
export function plannedSeconds(definition: SurveyDefinition): number {
  let seconds = readingSeconds(definition.welcome ?? '');
  for (const node of walkNodes(definition.nodes)) {
    const kind = questionRow(node).answer;
    const [base, each] = PACE.answering[kind];
    seconds += readingOf(node) + base + each * plannedParts(node, kind);
  }
  return seconds;
}
