import { nameOf, type OperationOf, RESTORED_EXTENT_NAMES, type RestoredPart as ModelPart } from '@wence/schema';
import type { RestoredPart, RestoreOperation } from './sending.generated';
import { nodeFieldsInput, optionFieldsInput, rowInput } from './part-input';
import { logicInput, quotaInput } from './rule-input';
import { surveyInput } from './survey-input';

/** A part of an undo as the graph takes it: each kind under its own name, 0 for the top level. */
function partInput(part: ModelPart): RestoredPart {
  const { after } = part;
  const only = part.only && nameOf(RESTORED_EXTENT_NAMES, part.only);
  switch (part.kind) {
    case 'node':
      return {
        node: { ...nodeFieldsInput(part.node), draw: part.node.draw, localId: part.node.id, only, after, parentId: part.parentId ?? 0 },
      };
    case 'option': {
      const { id: localId, group, optionKey } = part.option;
      const place = { nodeId: part.nodeId, after, parentId: part.parentId ?? 0 };
      return { option: { ...optionFieldsInput(part.option), ...place, localId, group, optionKey, only } };
    }
    case 'row':
      return { row: { ...rowInput(part.row), localId: part.row.id, nodeId: part.nodeId, only, after } };
    case 'logic':
      return { logic: { ...logicInput(part.item), only, after } };
    case 'quota':
      return { quota: { ...quotaInput(part.quota), only, after } };
  }
}

/** An undo as the graph takes it. */
export function restoreInput({ put, remove, codes, survey, missing }: OperationOf<'restore'>): RestoreOperation {
  return {
    put: put?.map(partInput),
    remove: remove && [...remove],
    codes: codes && Object.entries(codes).map(([nodeId, code]) => ({ nodeId: Number(nodeId), code })),
    survey: survey && surveyInput(survey),
    missing: missing && [...missing],
  };
}
