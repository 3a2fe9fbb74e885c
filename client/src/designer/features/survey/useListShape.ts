import { useState } from 'react';

/** How the list is laid out. */
export type ListShape = 'cards' | 'table';

const KEY = 'wence.list-shape';

function readShape(): ListShape {
  try {
    return localStorage.getItem(KEY) === 'cards' ? 'cards' : 'table';
  } catch {
    // Storage is switched off.
    return 'table';
  }
}

function writeShape(shape: ListShape): void {
  try {
    localStorage.setItem(KEY, shape);
  } catch {
    // Storage that is full or switched off: the choice lasts as long as the page.
  }
}

/** The layout that this device has chosen. Filters and order are about the surveys and stand in the address; this is about the eyes that read it. */
export function useListShape(): readonly [ListShape, (shape: ListShape) => void] {
  const [shape, setShape] = useState(readShape);

  const choose = (chosen: ListShape) => {
    setShape(chosen);
    writeShape(chosen);
  };
  return [shape, choose];
}
