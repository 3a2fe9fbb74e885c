import { answerKindOf, readableText, sortColumns, type SurveyDefinition, walkNodes } from '@wence/schema';
import { useState } from 'react';

/** A question as a column of the table. */
export interface QuestionColumn {
  readonly nodeId: number;
  readonly code: string;
  readonly title: string;
  /** No longer part of the newest version. */
  readonly isRetired: boolean;
}

/** Questions that are shown where nobody has chosen. */
const SHOWN_AT_FIRST = 5;

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

const storageKey = (surveyId: string) => `wence.columns.${surveyId}`;

/** What was chosen on this device before; null: nothing, or nothing that can be read. */
function readChosen(surveyId: string): readonly number[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(surveyId)) ?? 'null');
    return Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : null;
  } catch {
    return null;
  }
}

function storeChosen(surveyId: string, chosen: readonly number[] | null): void {
  try {
    if (chosen === null) localStorage.removeItem(storageKey(surveyId));
    else localStorage.setItem(storageKey(surveyId), JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing shows the choice as long as the page is open.
  }
}

/** The questions that the table shows, chosen per survey and kept on this device; the first ones until somebody chooses. */
export function useChosenColumns(surveyId: string, columns: readonly QuestionColumn[]) {
  const [choice, setChoice] = useState(() => ({ surveyId, chosen: readChosen(surveyId) }));
  const chosen = choice.surveyId === surveyId ? choice.chosen : readChosen(surveyId);
  const choose = (next: readonly number[] | null) => {
    storeChosen(surveyId, next);
    setChoice({ surveyId, chosen: next });
  };
  return {
    shown: chosen === null ? columns.slice(0, SHOWN_AT_FIRST) : columns.filter(({ nodeId }) => chosen.includes(nodeId)),
    isUsual: chosen === null,
    choose,
  };
}
