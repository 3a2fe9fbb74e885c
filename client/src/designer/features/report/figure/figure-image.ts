import { useCallback } from 'react';
import type { Drawing } from '../chart/chart-look';

/** The charts of the figures on the page, each by the element of its figure. */
const images = new WeakMap<Element, Drawing>();

/** Keeps the chart of a figure with its element, for whoever puts the page into a document; null where the reader chose to see no chart. */
export const useFigureImage = (drawing: Drawing | null) =>
  useCallback(
    (figure: HTMLElement | null) => {
      if (!figure) return;
      if (drawing) images.set(figure, drawing);
      else images.delete(figure);
    },
    [drawing],
  );

/** The chart that belongs to an element; undefined if it is no figure, or one without a chart. */
export const figureImage = (element: Element): Drawing | undefined => images.get(element);
