import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { shapeNode, shapeSurvey } from '../definition/shape/shape.js';
import { countNew, newOptions } from '../edit/option/new-options.js';
import type { BuiltNode } from './build-node.js';

/** The survey's own fields, all of them optional. */
type SurveyFields = Partial<Pick<SurveyDefinition, 'title' | 'welcome' | 'language' | 'perPage' | 'settings'>>;

/** Gives out ids from 1: each node before its rows, those before its options, those before its nodes. */
class Numbering {
  lastId = 0;

  node({ options, children, nodes, ...fields }: BuiltNode): SurveyNode {
    const id = this.next();
    const rows = children?.map((row, place) => ({ code: String(place + 1), title: `Row ${place + 1}`, ...row, id: this.next() }));
    const numbered = newOptions(options, 'en', this.lastId + 1);
    this.lastId += countNew(options);
    return shapeNode({ ...fields, id, children: rows, options: numbered, nodes: nodes?.map((inner) => this.node(inner)) });
  }

  private next(): number {
    this.lastId += 1;
    return this.lastId;
  }
}

/** A survey with these fields; ids count up from 1, each question before its rows and options. */
export function surveyWith({ title = 'Survey', ...fields }: SurveyFields, ...questions: readonly BuiltNode[]): SurveyDefinition {
  const numbering = new Numbering();
  const nodes = questions.map((question) => numbering.node(question));
  return shapeSurvey({ format: 1, lastId: numbering.lastId, title, ...fields, nodes });
}

/** `survey(single('Q1', 'Colour?', ['red', 'blue']), text('Q2', 'Why?'))`: reads like the survey it makes. */
export const survey = (...questions: readonly BuiltNode[]): SurveyDefinition => surveyWith({}, ...questions);
