import { questionIds } from '../base/question-ids';

/** Ids of the parts of a matrix by which rows and columns name what is in them. */
export function matrixIds(nodeId: number) {
  const { title } = questionIds(nodeId);
  return {
    column: (key: number) => `${title}-c${key}`,
    hint: (key: number) => `${title}-c${key}-hint`,
    row: (rowId: number) => `${title}-r${rowId}`,
    right: (rowId: number) => `${title}-r${rowId}-right`,
    note: (rowId: number) => `${title}-r${rowId}-note`,
  };
}
