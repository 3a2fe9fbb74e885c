import { apply, findNode, type Operation, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { useState } from 'react';
import type { Change } from '../session/change';
import { replay } from '../session/replay';

interface Draft {
  readonly definition: SurveyDefinition;
  readonly changes: readonly Change[];
}

const NOTHING_RENAMED: ReadonlyMap<number, number> = new Map();

/**
 * What has been done in the dialog so far, not in the survey yet: changes, and the question as it would be. All of them count together when the
 * dialog is confirmed, as one step of undo.
 */
export function useDialogDraft(readView: () => SurveyDefinition, nodeId: number) {
  const [draft, setDraft] = useState<Draft>(() => ({ definition: readView(), changes: [] }));
  const node: SurveyNode | undefined = findNode(draft.definition, nodeId);
  return {
    node,
    /** False: the model refuses it, and everything is as it was. */
    run: (...operations: Operation[]): boolean => {
      const applied = apply(draft.definition, operations);
      if (!applied.ok) return false;
      const change: Change = { seq: draft.changes.length, kind: 'option', operations, created: applied.created };
      setDraft({ definition: applied.definition, changes: [...draft.changes, change] });
      return true;
    },
    /** The same on the survey as it is now: somebody else may have used the ids for something of theirs, or removed what it is about. */
    replayOn: (now: SurveyDefinition): { operations: Operation[]; isWhole: boolean } => {
      const { kept, dropped } = replay(now, draft.changes, NOTHING_RENAMED);
      return { operations: kept.flatMap(({ operations }) => [...operations]), isWhole: dropped.length === 0 };
    },
  };
}
