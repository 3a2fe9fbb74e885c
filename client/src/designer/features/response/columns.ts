import { answerKindOf, readableText, receivedValues, sortColumns, type SurveyDefinition, walkNodes } from '@wence/schema';

/** A question as a column of the table. */
export interface QuestionColumn {
  readonly nodeId: number;
  readonly code: string;
  readonly title: string;
  /** No longer part of the newest version. */
  readonly isRetired: boolean;
}

/**
 * The questions of several versions, given newest first. Codes and titles are those of the newest version that has the question; what only older
 * ones have stands behind the question that it stood behind.
 */
export function questionColumns(definitions: readonly SurveyDefinition[]): readonly QuestionColumn[] {
  const columns: QuestionColumn[] = [];
  definitions.forEach((definition, age) => {
    let behind = -1;
    for (const node of walkNodes(definition.nodes)) {
      if (answerKindOf(node) === 'none') continue;
      const place = columns.findIndex(({ nodeId }) => nodeId === node.id);
      if (place < 0) {
        const column = { nodeId: node.id, code: node.code, title: readableText(node.title), isRetired: age > 0 };
        columns.splice(behind + 1, 0, column);
      }
      behind = place < 0 ? behind + 1 : place;
    }
  });
  return columns;
}

/** Keys of the columns by which responses can be sorted as by these questions, as the newest of the versions has them, which come first. */
export function sortKeys(definitions: readonly SurveyDefinition[], shown: readonly QuestionColumn[]): ReadonlyMap<number, string> {
  const nodeIds = new Set(shown.map(({ nodeId }) => nodeId));
  return new Map(definitions.toReversed().flatMap((definition) => [...sortColumns(definition, nodeIds)]));
}

/** A received parameter as a column of the table. */
export interface ParameterColumn {
  readonly name: string;
  /** The label that the author gave it, or its name if there is none. */
  readonly title: string;
  readonly isRetired: boolean;
}

/** The parameters that several versions, given newest first, receive and do not take as answers. */
export const parameterColumns = (definitions: readonly SurveyDefinition[]): readonly ParameterColumn[] =>
  receivedValues(definitions).map(({ item: { name, label }, retired }) => ({ name, title: label ?? name, isRetired: retired }));
