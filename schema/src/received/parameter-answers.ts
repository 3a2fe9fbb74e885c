import type { Answer, Answers } from '../answer/answer.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { choicesOf, findNode } from '../definition/walk.js';
import { readableText } from '../piping/readable-text.js';
import { takesParameter } from '../survey-setting/received-parameters.js';

const OPEN_TEXT = 3;

function answerOf(node: SurveyNode, value: string): Answer | undefined {
  if (node.type === OPEN_TEXT) return { text: value };
  const options = choicesOf(node.options);
  const option = options.find(({ code }) => code === value) ?? options.find(({ title }) => readableText(title ?? '') === value.trim());
  return option && { option: option.id };
}

/**
 * The answers that the parameters of a link become. A value that is no option of its question, a question that is gone or of another kind, and an
 * empty value become none.
 */
export function parameterAnswers(definition: SurveyDefinition, params: Readonly<Record<string, string>>): Answers {
  const answers: Record<number, Answer> = {};
  for (const { name, nodeId } of definition.settings?.parameters ?? []) {
    const node = nodeId === undefined ? undefined : findNode(definition, nodeId);
    const value = Object.hasOwn(params, name) ? (params[name] ?? '') : '';
    const answer = node && takesParameter(node) && value !== '' ? answerOf(node, value) : undefined;
    if (node && answer) answers[node.id] = answer;
  }
  return answers;
}
