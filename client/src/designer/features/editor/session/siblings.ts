import { createContext, useContext } from 'react';

const NONE: readonly number[] = [];

/** Ids of the nodes of one list in order. Changes only when the order does, so that editing a title renders no other question anew. */
export const SiblingsContext = createContext<readonly number[]>(NONE);

export const useSiblings = (): readonly number[] => useContext(SiblingsContext);
