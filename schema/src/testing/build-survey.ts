import type { SurveyDefinition } from '../definition/definition.js';
import { shapeNode, shapeSurvey } from '../definition/shape.js';
import { newOptions } from '../edit/new-options.js';
import type { BuiltNode } from './build-node.js';

/** The survey's own fields, all of them optional. */
type SurveyFields = Partial<Pick<SurveyDefinition, 'title' | 'welcome' | 'language' | 'perPage'>>;

/** A survey with these fields; ids count up from 1, each question before its options. */
export const surveyWith = ({ title = 'Survey', ...fields }: SurveyFields, ...questions: readonly BuiltNode[]): SurveyDefinition => {
  let lastId = 0;
  const nodes = questions.map((question) => {
    const id = lastId + 1;
    const options = newOptions(question.options, 'en', id + 1);
    lastId += 1 + options.length;
    return shapeNode({ ...question, id, options });
  });
  return shapeSurvey({ format: 1, lastId, title, ...fields, nodes });
};

/** `survey(single('Q1', 'Colour?', ['red', 'blue']), text('Q2', 'Why?'))`: reads like the survey it makes. */
export const survey = (...questions: readonly BuiltNode[]): SurveyDefinition => surveyWith({}, ...questions);
