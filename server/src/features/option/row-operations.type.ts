import { given } from '../../platform/graphql/given.js';
import { inputWithout } from '../../platform/graphql/input-types.js';
import { type GraphOperations, graphOperation, sameName } from '../survey/graph-operation.type.js';
import { anchorOf } from '../survey/order.policy.js';
import { AddRowInput, CopyRowInput, MoveRowInput, RemoveRowInput, UpdateRowInput } from './row.inputs.js';

const Add = inputWithout('AddRowOperation', 'Adds a row. Neither `after` nor `first`: at the end.', AddRowInput, 'surveyId');
const Update = inputWithout('UpdateRowOperation', 'Changes fields of a row; what is absent stays.', UpdateRowInput, 'surveyId');
const Move = inputWithout('MoveRowOperation', 'Moves a row. Neither `after` nor `first`: to the end.', MoveRowInput, 'surveyId');
const Copy = inputWithout('CopyRowOperation', 'Copies a row. Neither `after` nor `first`: right after it.', CopyRowInput, 'surveyId');
const Remove = inputWithout('RemoveRowOperation', 'Removes a row; the last one of a question stays.', RemoveRowInput, 'surveyId');

const QUESTION = { nodeId: 'node' } as const;
const ROW = { ...QUESTION, rowId: 'row' } as const;
const PLACE = { after: 'row' } as const;
const fieldName = sameName;

/** The operations on rows. */
export const ROW_OPERATIONS: GraphOperations<'addRow' | 'updateRow' | 'moveRow' | 'copyRow' | 'removeRow'> = {
  addRow: graphOperation<'addRow'>()({
    type: Add,
    places: { ...QUESTION, ...PLACE },
    toModel: ({ nodeId, after, first, ...row }) => ({ nodeId, row: given(row), ...anchorOf({ after, first }) }),
    fieldName,
  }),
  updateRow: graphOperation<'updateRow'>()({
    type: Update,
    places: ROW,
    toModel: ({ nodeId, rowId, ...set }) => ({ nodeId, rowId, set: given(set) }),
    fieldName,
  }),
  moveRow: graphOperation<'moveRow'>()({
    type: Move,
    places: { ...ROW, ...PLACE },
    toModel: ({ nodeId, rowId, ...place }) => ({ nodeId, rowId, ...anchorOf(place) }),
    fieldName,
  }),
  copyRow: graphOperation<'copyRow'>()({
    type: Copy,
    places: { ...ROW, ...PLACE },
    toModel: ({ nodeId, rowId, ...place }) => ({ nodeId, rowId, ...anchorOf(place) }),
    fieldName,
  }),
  removeRow: graphOperation<'removeRow'>()({
    type: Remove,
    places: ROW,
    toModel: ({ nodeId, rowId, confirmed }) => ({ nodeId, rowId, confirmed: confirmed ?? undefined }),
    fieldName,
  }),
};
