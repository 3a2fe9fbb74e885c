import {
  type Answer,
  type Answers,
  type AnswerLine,
  answerTexts,
  compile,
  evaluate,
  type Evaluation,
  type KnownNames,
  type Language,
  leftOutOf,
  type SurveyDefinition,
  type SurveyNode,
  walkNodes,
  without,
} from '@wence/schema';
import type { ResponseRow } from './useResponseList';

/** A response with what it means: what was asked of this respondent, and the answers in words. */
export interface ReadResponse {
  readonly definition: SurveyDefinition;
  readonly evaluation: Evaluation;
  readonly answers: Answers;
  /** What would be asked of this respondent with other answers. */
  readonly evaluateWith: (answers: Answers) => Evaluation;
  readonly isAnswered: (nodeId: number) => boolean;
  readonly isShown: (nodeId: number) => boolean;
  /** The answer in one line; empty without one. */
  readonly text: (nodeId: number) => string;
  readonly lines: (nodeId: number) => readonly AnswerLine[];
  /** Another answer to a question in one line, such as one that it had before; empty for none. */
  readonly textOf: (nodeId: number, value: unknown) => string;
  /** The questions and statements of the version. */
  readonly nodes: readonly SurveyNode[];
}

/** The answers as they are stored, by node id. */
export const answersOf = ({ answerValues }: Pick<ResponseRow, 'answerValues'>): Answers =>
  // The server gives what its model has read when the response was submitted.
  answerValues as Answers;

// The server keeps what its model has read.
const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null;

/** Reads responses to one version, which is prepared once. Random orders are those that the respondent saw. */
export function responseReader(
  definition: SurveyDefinition,
  language: Language,
  names: KnownNames,
): (response: Pick<ResponseRow, 'answerValues' | 'submissionId'>) => ReadResponse {
  const compiled = compile(definition);
  const nodes = [...walkNodes(definition.nodes)];
  const texts = answerTexts(definition, language, names);

  return (response) => {
    const answers = answersOf(response);
    const { submissionId } = response;
    const asked = without(compiled, leftOutOf(definition, { submissionId, answers }));
    const evaluation = evaluate(asked, answers, submissionId);
    const shown = new Set(evaluation.visible);
    return {
      definition,
      evaluation,
      answers,
      evaluateWith: (others) => evaluate(asked, others, submissionId),
      isAnswered: (nodeId) => answers[nodeId] !== undefined,
      isShown: (nodeId) => shown.has(nodeId),
      text: (nodeId) => (answers[nodeId] ? texts.text(nodeId, answers[nodeId], evaluation.texts) : ''),
      textOf: (nodeId, value) => (isAnswer(value) ? texts.text(nodeId, value, evaluation.texts) : ''),
      nodes,
      lines: (nodeId) => (answers[nodeId] ? texts.lines(nodeId, answers[nodeId], evaluation.texts) : []),
    };
  };
}

/** Codes of divisions that responses name. */
export const divisionsIn = (responses: readonly ResponseRow[]): string[] =>
  responses.flatMap((response) => Object.values(answersOf(response)).flatMap((answer) => ('codes' in answer ? answer.codes : [])));
