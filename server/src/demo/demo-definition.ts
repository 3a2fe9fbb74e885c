import type { SurveyDefinition } from '@wence/schema';
import { DEMO_QUESTIONS, DEMO_TITLE, DEMO_WELCOME, type DemoQuestion } from './data/demo-survey.js';

const TYPES = { single: 1, multiple: 2, text: 3 } as const;

/** A question of the demo with the ids it has in the definition. */
export interface PlacedQuestion {
  readonly id: number;
  readonly question: DemoQuestion;
  /** Option ids in the order of the question's options. */
  readonly optionIds: readonly number[];
}

/** Ids count up from 1, each question before its options. */
export function placeQuestions(): PlacedQuestion[] {
  let lastId = 0;
  const nextId = () => (lastId += 1);
  return DEMO_QUESTIONS.map((question) => ({ id: nextId(), question, optionIds: (question.options ?? []).map(nextId) }));
}

/** The demo survey as a document; the server's own reader brings it into canonical form. */
export function demoDefinition(questions: readonly PlacedQuestion[]): Partial<Record<keyof SurveyDefinition, unknown>> {
  return {
    format: 1,
    lastId: Math.max(...questions.flatMap(({ id, optionIds }) => [id, ...optionIds])),
    title: DEMO_TITLE,
    welcome: DEMO_WELCOME,
    language: 'zh-CN',
    perPage: false,
    nodes: questions.map(nodeOf),
  };
}

function nodeOf({ id, question, optionIds }: PlacedQuestion, index: number): Record<string, unknown> {
  const { kind, title, required = false, setting = {}, options } = question;
  return {
    id,
    code: `Q${index + 1}`,
    type: TYPES[kind],
    title,
    required,
    setting,
    ...(options && { options: options.map((option, at) => optionOf(option, at, optionIds[at])) }),
  };
}

function optionOf({ title, texts, exclusive = false }: NonNullable<DemoQuestion['options']>[number], at: number, id: number | undefined) {
  return { id, code: String(at + 1), title, exclusive, other: texts !== undefined };
}
