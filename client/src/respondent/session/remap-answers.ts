import type { Answer, Answers, ChoiceAnswer, SurveyDefinition, SurveyNode } from '@wence/schema';
import { findOption } from '@wence/schema';

export interface Remapped {
  readonly answers: Answers;
  /** Questions still in the survey that lost all or part of their answer. */
  readonly lost: readonly number[];
}

/**
 * Fits answers to another version of the survey (or to what a device remembered, which nobody has checked): what still has its question
 * and option stays, the rest goes. Ids are never reused, so what has the same id means the same. Total: takes anything, never throws.
 */
export function remapAnswers(definition: SurveyDefinition, answers: unknown): Remapped {
  const kept: Record<string, Answer> = {};
  const lost: number[] = [];
  for (const node of definition.nodes) {
    const old: unknown = isRecord(answers) && Object.hasOwn(answers, node.id) ? answers[node.id] : undefined;
    if (!isRecord(old)) continue;
    const answer = fit(node, old);
    if (answer) kept[node.id] = answer;
    if (!answer || isShorter(answer, old)) lost.push(node.id);
  }
  return { answers: kept, lost };
}

function fit(node: SurveyNode, old: Record<string, unknown>): Answer | null {
  switch (node.type) {
    case 1:
      return fitChoice(node, old);
    case 2: {
      const options = Array.isArray(old.options)
        ? old.options.map((each: unknown) => fitChoice(node, each)).filter((each) => each !== null)
        : [];
      return options.length > 0 ? { options } : null;
    }
    case 3:
      return typeof old.text === 'string' ? { text: old.text } : null;
  }
}

function fitChoice(node: SurveyNode, old: unknown): ChoiceAnswer | null {
  if (!isRecord(old) || typeof old.option !== 'number') return null;
  const option = findOption(node, old.option);
  if (!option) return null;
  return option.other && typeof old.text === 'string' ? { option: option.id, text: old.text } : { option: option.id };
}

function isShorter(answer: Answer, old: Record<string, unknown>): boolean {
  return 'options' in answer && Array.isArray(old.options) && answer.options.length < old.options.length;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
