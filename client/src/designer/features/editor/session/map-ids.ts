import type { Operation } from '@wence/schema';

type MapId = (id: number) => number;

const mapAnchor = <T extends number | null | undefined>(anchor: T, map: MapId) => (typeof anchor === 'number' ? map(anchor) : anchor);

/** The same operation with every id in it (targets, anchors, restored nodes and options) put through `map`. */
export function mapIds(operation: Operation, map: MapId): Operation {
  switch (operation.op) {
    case 'updateSurvey':
    case 'restoreLastId':
      return operation;
    case 'addNode':
      return { ...operation, after: mapAnchor(operation.after, map) };
    case 'updateNode':
    case 'removeNode':
      return { ...operation, nodeId: map(operation.nodeId) };
    case 'moveNode':
    case 'copyNode':
    case 'addOption':
      return { ...operation, nodeId: map(operation.nodeId), after: mapAnchor(operation.after, map) };
    case 'updateOption':
    case 'removeOption':
      return { ...operation, nodeId: map(operation.nodeId), optionId: map(operation.optionId) };
    case 'moveOption':
    case 'copyOption':
      return {
        ...operation,
        nodeId: map(operation.nodeId),
        optionId: map(operation.optionId),
        after: mapAnchor(operation.after, map),
      };
    case 'restoreNode': {
      const { options } = operation.node;
      const node = { ...operation.node, id: map(operation.node.id) };
      const restored = options ? { ...node, options: options.map((option) => ({ ...option, id: map(option.id) })) } : node;
      return { ...operation, node: restored, after: operation.after === null ? null : map(operation.after) };
    }
    case 'restoreOption':
      return {
        ...operation,
        nodeId: map(operation.nodeId),
        option: { ...operation.option, id: map(operation.option.id) },
        after: operation.after === null ? null : map(operation.after),
      };
    case 'restoreCodes':
      return {
        ...operation,
        codes: Object.fromEntries(Object.entries(operation.codes).map(([id, code]) => [String(map(Number(id))), code])),
      };
  }
}

/** Whether the operation names one of these ids, as target or as anchor. */
export function mentions(operation: Operation, ids: ReadonlySet<number>): boolean {
  let found = false;
  mapIds(operation, (id) => {
    found ||= ids.has(id);
    return id;
  });
  return found;
}
