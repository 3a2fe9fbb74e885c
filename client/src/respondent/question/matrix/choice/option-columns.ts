import type { MatrixKind } from '../matrix-kind';

/** The columns of matrices that are chosen from: their options. */
export const optionColumns: Pick<MatrixKind, 'columnsOf' | 'leastWidth'> = {
  columnsOf: (_messages, _node, options) => options.map(({ id, title, image }) => ({ key: id, title, image })),
  leastWidth: 52,
};
