import type { Answer, Answers, ChoiceAnswer } from '../answer/answer.js';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';

/** The question with this code; a test that names another one is wrong and stops. */
export const nodeByCode = (definition: SurveyDefinition, code: string): SurveyNode => {
  const node = definition.nodes.find((candidate) => candidate.code === code);
  if (node === undefined) throw new Error(`No question ${code} in this survey`);
  return node;
};

export const nodeIdOf = (definition: SurveyDefinition, code: string): number => nodeByCode(definition, code).id;

/** The id of the option with this title. */
export const optionIdOf = (definition: SurveyDefinition, code: string, title: string): number => {
  const option = optionsOf(nodeByCode(definition, code)).find((candidate) => candidate.title === title);
  if (option === undefined) throw new Error(`No option ${title} in question ${code}`);
  return option.id;
};

/** Titles of the options chosen, or the text typed. A pair is an option and the text in its input. */
export type NamedAnswer = string | readonly (string | readonly [title: string, text: string])[];

const choice = (definition: SurveyDefinition, code: string, named: NamedAnswer[number]): ChoiceAnswer =>
  typeof named === 'string'
    ? { option: optionIdOf(definition, code, named) }
    : { option: optionIdOf(definition, code, named[0] ?? ''), text: named[1] ?? '' };

const answerFor = (definition: SurveyDefinition, code: string, named: NamedAnswer): Answer => {
  const { type } = nodeByCode(definition, code);
  const list = typeof named === 'string' ? [named] : named;
  if (type === 3) return { text: list.join('') };
  if (type === 2) return { options: list.map((item) => choice(definition, code, item)) };
  return choice(definition, code, list[0] ?? '');
};

/** `answersOf(shop, { Q1: 'red', Q2: ['tea', ['other', 'mate']], Q3: 'because' })`: answers by code and title. */
export const answersOf = (definition: SurveyDefinition, named: Readonly<Record<string, NamedAnswer>>): Answers =>
  Object.fromEntries(
    Object.entries(named).map(([code, answer]) => [String(nodeIdOf(definition, code)), answerFor(definition, code, answer)]),
  );
