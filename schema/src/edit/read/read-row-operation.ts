import { nested, operationReader } from './operation-reader.js';
import { readFlag, readId, readIdOrNull } from './read-fields.js';
import { readNewRow } from './read-new.js';

const TARGET = { nodeId: readId, rowId: readId };
const ANCHOR = { after: readIdOrNull };

/** The operations on rows. */
export const ROW_READERS = {
  addRow: operationReader('addRow', { nodeId: readId, row: nested(readNewRow) }, ANCHOR),
  updateRow: operationReader('updateRow', { ...TARGET, set: nested(readNewRow) }, {}),
  moveRow: operationReader('moveRow', TARGET, ANCHOR),
  copyRow: operationReader('copyRow', TARGET, ANCHOR),
  removeRow: operationReader('removeRow', TARGET, { confirmed: readFlag }),
};
