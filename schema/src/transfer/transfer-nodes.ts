import type { SurveyDefinition } from '../definition/definition.js';
import { findNode, localIds } from '../definition/walk.js';
import type { Operation, Place } from '../edit/operation/operation.js';
import { type EditFault, invalid, notFound, refuse } from '../edit/operation/step.js';
import { referencesTo } from '../edit/references/removal.js';
import { LIMITS } from '../limit/limits.js';
import type { TransferNote } from './transfer-note.js';
import { TransferRun } from './transfer-run.js';
import { chosenNodes, copyNodes } from './transferred-nodes.js';
import { copyRules } from './transferred-rules.js';

/** Nodes of one survey that are to be copied into another one. */
export interface Transfer {
  readonly source: SurveyDefinition;
  /** Questions, pages, statements, containers; those of a container come with it. */
  readonly nodeIds: readonly number[];
  readonly target: SurveyDefinition;
  /** Where the first of them goes in the target; the others follow it. */
  readonly place: Place;
}

/** How to copy nodes, and what that leaves out. */
export interface TransferPlan {
  readonly ok: true;
  /** What the target is edited by. */
  readonly operations: readonly Operation[];
  /** Ids of the copies of the nodes, in order, without those inside containers. */
  readonly copies: readonly number[];
  readonly notes: readonly TransferNote[];
  /** What the source is edited by where the nodes are to move: they are removed, and what refers to them is tidied up. */
  readonly removals: readonly Operation[];
  /** Ids of what stays in the source, refers to the nodes, and would be tidied up when they move; 0: its own texts. */
  readonly referrers: readonly number[];
}

export interface TransferRefusal {
  readonly ok: false;
  readonly fault: EditFault;
}

const refused = (fault: EditFault): TransferRefusal => ({ ok: false, fault });

const NODE_IDS = 'nodeIds';

/**
 * Plans how nodes of one survey are copied or moved into another one: in the order of the document, with new ids and codes, their options, rows and
 * pictures, the rules, end pages and quotas that speak of them alone; everything else is told in `notes`. Refused, with what an edit of the target
 * would say: an id that is not there, a place that is not there or takes no such node, limits of the target; `nodeIds` tooShort (none) and tooMany
 * (more than an edit has operations).
 */
export function transferNodes({ source, nodeIds, target, place }: Transfer): TransferPlan | TransferRefusal {
  if (nodeIds.length === 0) return refuse(NODE_IDS, 'tooShort', 1);
  const absent = nodeIds.find((id) => findNode(source, id) === undefined);
  if (absent !== undefined) return notFound(absent);
  const nodes = chosenNodes(source, new Set(nodeIds));

  const run = new TransferRun(source, target);
  const copies = copyNodes(run, nodes, place);
  const quotas = run.fault === null ? copyRules(run, source) : new Set<number>();
  if (run.fault !== null) return refused(run.fault);
  if (run.operations.length > LIMITS.operations) {
    return invalid([{ field: NODE_IDS, rule: 'tooMany', limit: LIMITS.operations }]);
  }
  const gone = new Set(localIds({ nodes }));
  return {
    ok: true,
    operations: run.operations,
    copies,
    notes: run.notes,
    removals: nodes.map(({ id }) => ({ op: 'removeNode', nodeId: id, confirmed: true })),
    // What comes along is not lost.
    referrers: referencesTo(source, gone).filter((id) => !quotas.has(id)),
  };
}
