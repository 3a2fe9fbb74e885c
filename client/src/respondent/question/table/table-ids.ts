import { questionIds } from '../question-ids';

/** The ids by which the parts of a table name and describe its boxes. */
export function columnIds(nodeId: number, columnId: number) {
  const own = `${questionIds(nodeId).title}-c${columnId}`;
  return { title: own, hint: `${own}-hint` };
}

export function rowIds(nodeId: number, place: number) {
  const own = `${questionIds(nodeId).title}-r${place}`;
  return { title: own, error: `${own}-error`, cellError: (columnId: number) => `${own}-c${columnId}-error` };
}
