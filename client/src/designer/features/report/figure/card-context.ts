import { createContext, useContext } from 'react';

/** What a figure knows of the card it stands in. */
export interface CardFacts {
  readonly surveyId: string;
  readonly nodeId: number;
  /** Code and title of the question, as text. */
  readonly title: string;
  /** The base as the card states it. */
  readonly base: string;
  /** Place in the card's head for the tools of its main figure; null until it is rendered. */
  readonly toolbar: HTMLElement | null;
}

export const CardContext = createContext<CardFacts>({ surveyId: '', nodeId: 0, title: '', base: '', toolbar: null });

export const useCard = (): CardFacts => useContext(CardContext);
