import type { OriginPart } from '@wence/schema';
import { useState } from 'react';
import { ORIGIN_PARTS } from '../../shared/useOriginName';
import type { ParameterColumn, QuestionColumn } from './columns';
import type { ResponseRow } from './useResponseList';

/** Questions that are shown where nobody has chosen. */
const SHOWN_AT_FIRST = 5;

/** Facts that are shown where nobody has chosen, if a response of the page has them. */
const USUAL_FACTS: readonly OriginPart[] = ['region', 'device'];

/** Parameters that are shown where nobody has chosen, if a response of the page has them. */
const PARAMETERS_AT_FIRST = 3;

type ListName = 'columns' | 'facts' | 'parameters';

const storageKey = (list: ListName, surveyId: string) => `wence.${list}.${surveyId}`;

/** Reads the choice that was made on this device before; null: there is none, or none that can be read. */
function readChosen(list: ListName, surveyId: string): readonly unknown[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(list, surveyId)) ?? 'null');
    return Array.isArray(stored) ? stored : null;
  } catch {
    return null;
  }
}

function storeChosen(list: ListName, surveyId: string, chosen: readonly unknown[] | null): void {
  try {
    if (chosen === null) localStorage.removeItem(storageKey(list, surveyId));
    else localStorage.setItem(storageKey(list, surveyId), JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing shows the choice as long as the page is open.
  }
}

/** A choice per survey, kept on this device; null until somebody chooses. */
function useChosen(list: ListName, surveyId: string) {
  const [choice, setChoice] = useState(() => ({ surveyId, chosen: readChosen(list, surveyId) }));
  const chosen = choice.surveyId === surveyId ? choice.chosen : readChosen(list, surveyId);
  const choose = (next: readonly unknown[] | null) => {
    storeChosen(list, surveyId, next);
    setChoice({ surveyId, chosen: next });
  };
  return [chosen, choose] as const;
}

/** The columns that the table shows, and how they are chosen. */
export interface ChosenColumns {
  readonly shown: readonly QuestionColumn[];
  readonly facts: readonly OriginPart[];
  readonly parameters: readonly ParameterColumn[];
  /** Nobody has chosen yet. */
  readonly isUsual: boolean;
  readonly chooseQuestions: (nodeIds: readonly number[]) => void;
  readonly chooseFacts: (facts: readonly OriginPart[]) => void;
  readonly chooseParameters: (names: readonly string[]) => void;
  /** Back to the usual ones. */
  readonly reset: () => void;
}

/** Columns that the table can have. */
export interface OfferedColumns {
  readonly questions: readonly QuestionColumn[];
  readonly parameters: readonly ParameterColumn[];
}

/** The first questions until somebody chooses, and facts about where responses came from. */
export function useChosenColumns(surveyId: string, offered: OfferedColumns, rows: readonly ResponseRow[]): ChosenColumns {
  const { questions: columns } = offered;
  const [questions, chooseQuestions] = useChosen('columns', surveyId);
  const [facts, chooseFacts] = useChosen('facts', surveyId);
  const [names, chooseParameters] = useChosen('parameters', surveyId);
  const isReceived = ({ name }: ParameterColumn) => rows.some(({ params }) => params.some((param) => param.name === name));
  const usualParameters = offered.parameters.filter(isReceived).slice(0, PARAMETERS_AT_FIRST);
  const usualFacts = USUAL_FACTS.filter((part) => rows.some((row) => row[part] !== null));
  return {
    shown: questions === null ? columns.slice(0, SHOWN_AT_FIRST) : columns.filter(({ nodeId }) => questions.includes(nodeId)),
    facts: facts === null ? usualFacts : ORIGIN_PARTS.filter((part) => facts.includes(part)),
    parameters: names === null ? usualParameters : offered.parameters.filter(({ name }) => names.includes(name)),
    isUsual: questions === null && facts === null && names === null,
    chooseQuestions,
    chooseFacts,
    chooseParameters,
    reset: () => {
      chooseQuestions(null);
      chooseFacts(null);
      chooseParameters(null);
    },
  };
}
