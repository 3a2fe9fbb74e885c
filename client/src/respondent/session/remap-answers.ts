import type { Answer, Answers, ChoiceAnswer, SurveyDefinition, SurveyNode, SurveyOption } from '@wence/schema';
import { answerKindOf, isCarryOver, logicOf, validateAnswer, walkNodes, walkOptions } from '@wence/schema';
import { controlOf } from './answerable';

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
  const optionsFor = optionFinder(definition);
  for (const node of walkNodes(definition.nodes)) {
    const old: unknown = isRecord(answers) && Object.hasOwn(answers, node.id) ? answers[node.id] : undefined;
    if (answerKindOf(node) === 'none' || !isRecord(old)) continue;
    const answer = fit(node, old, optionsFor(node));
    if (answer) kept[node.id] = answer;
    if (!answer || isShorter(answer, old)) lost.push(node.id);
  }
  return { answers: kept, lost };
}

type Options = ReadonlyMap<number, SurveyOption>;

const byId = (nodes: Iterable<SurveyNode>): Options =>
  new Map(Array.from(nodes).flatMap(({ options }) => Array.from(walkOptions(options), (option) => [option.id, option] as const)));

/** The options that may be chosen in a question: its own, and where options are carried over into it, those of the others as well. */
function optionFinder(definition: SurveyDefinition): (node: SurveyNode) => Options {
  const targets = new Set(logicOf(definition).flatMap((item) => (isCarryOver(item) ? item.nodeId : [])));
  const all = targets.size === 0 ? new Map<number, SurveyOption>() : byId(walkNodes(definition.nodes));
  return (node) => (targets.has(node.id) ? all : byId([node]));
}

function fit(node: SurveyNode, old: Record<string, unknown>, options: Options): Answer | null {
  switch (controlOf(node)) {
    case 'single':
      return fitChoice(old, options);
    case 'multiple': {
      const choices = Array.isArray(old.options)
        ? old.options.map((each: unknown) => fitChoice(each, options)).filter((each) => each !== null)
        : [];
      return choices.length > 0 ? { options: choices } : null;
    }
    case 'text':
    case 'verificationCode':
      return typeof old.text === 'string' ? { text: old.text } : null;
    case null:
      return null;
    default:
      return fitWhole(node, old);
  }
}

/** Only rules that the respondent can still heed may be broken. */
const MENDABLE = new Set<string>(['required', 'min', 'max', 'other', 'minWord', 'maxWord', 'sum', 'row', 'incomplete', 'unique']);

function fitWhole(node: SurveyNode, old: Record<string, unknown>): Answer | null {
  const answer = old as unknown as Answer; // The model looks at all of it.
  return validateAnswer(node, answer).every(({ reason }) => MENDABLE.has(reason)) ? answer : null;
}

function fitChoice(old: unknown, options: Options): ChoiceAnswer | null {
  if (!isRecord(old) || typeof old.option !== 'number') return null;
  const option = options.get(old.option);
  if (!option) return null;
  return option.other && typeof old.text === 'string' ? { option: option.id, text: old.text } : { option: option.id };
}

function isShorter(answer: Answer, old: Record<string, unknown>): boolean {
  return 'options' in answer && Array.isArray(old.options) && answer.options.length < old.options.length;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
