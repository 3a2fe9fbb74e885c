import type FastCheck from 'fast-check';
import type { Answer, Answers } from '../answer/answer.js';
import { isExclusive, isOther, optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode, SurveyOption } from '../definition/definition.js';
import { arbitraryText } from './arbitrary-text.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

const choiceOf = (option: SurveyOption, text: string): { option: number; text?: string } =>
  isOther(option) ? { option: option.id, text } : { option: option.id };

const answerTo = (fc: typeof FastCheck, node: SurveyNode): Arbitrary<Answer | undefined> => {
  const typed = arbitraryText(fc, 1);
  if (node.type === 3)
    return fc.option(
      typed.map((text) => ({ text })),
      { nil: undefined },
    );
  const options = optionsOf(node);
  if (options.length === 0) return fc.constant(undefined);
  if (node.type === 1) {
    return fc.option(
      fc.tuple(fc.constantFrom(...options), typed).map(([option, text]) => choiceOf(option, text)),
      { nil: undefined },
    );
  }
  const plain = options.filter((option) => !isExclusive(option));
  return fc.tuple(fc.subarray(plain), typed).map(([chosen, text]) => ({ options: chosen.map((option) => choiceOf(option, text)) }));
};

/** Random answers of the right shape to the questions of a survey; limits of the questions are not looked at. Give it fast-check's `fc`. */
export const arbitraryAnswers = (fc: typeof FastCheck, definition: SurveyDefinition): Arbitrary<Answers> =>
  fc
    .tuple(...definition.nodes.map((node) => answerTo(fc, node).map((answer) => [String(node.id), answer] as const)))
    .map((entries) => Object.fromEntries(entries.flatMap(([id, answer]) => (answer === undefined ? [] : [[id, answer] as const]))));
