import { apply, findNode, type Operation, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { App, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyOf, DIALOG_BODY } from '../../../shared/dialog-body';
import type { Change } from '../session/change';
import { useEditorActions, useThrottle } from '../session/editor-actions';
import { replay } from '../session/replay';
import { useReadView } from '../session/session-store';

interface Draft {
  readonly definition: SurveyDefinition;
  readonly changes: readonly Change[];
}

const NOTHING_RENAMED: ReadonlyMap<number, number> = new Map();

/**
 * Changes made in the dialog but not yet in the survey, and the question with them applied. All changes take effect together when the
 * dialog is confirmed, as one step of undo.
 */
function useDialogDraft(readView: () => SurveyDefinition, nodeId: number) {
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

/** The question as it would be, and the way to change that. */
export interface DialogDraft {
  readonly node: SurveyNode;
  /** Operations that count together. What the model refuses changes nothing, and the author is told. */
  readonly run: (...operations: Operation[]) => void;
}

interface DraftDialogProps {
  nodeId: number;
  title: string;
  width?: number;
  onClose: () => void;
  children: (draft: DialogDraft) => ReactNode;
}

/** A dialog in which a question can be tried out: nothing counts before it is confirmed, then everything counts as one step. */
export function DraftDialog({ nodeId, title, width, onClose, children }: DraftDialogProps) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const { message } = App.useApp();
  const readView = useReadView();
  const { isWaiting } = useThrottle('confirming');
  const { node, run, replayOn } = useDialogDraft(readView, nodeId);
  const say = (content: string) => void message.warning({ key: 'draft', content });
  const tryOut = (...operations: Operation[]) => {
    if (!run(...operations)) say(t('notice.invalid'));
  };
  const confirm = () => {
    const { operations, isWhole } = replayOn(readView());
    if (!actions.confirm(operations)) return;
    if (!isWhole) say(t('notice.dropped', { codes: node?.code }));
    onClose();
  };
  return (
    <Modal
      open
      width={width}
      title={title}
      okText={t('batch.confirm')}
      cancelText={t('batch.cancel')}
      okButtonProps={{ 'aria-disabled': isWaiting || undefined }}
      styles={bodyOf(DIALOG_BODY)}
      onOk={confirm}
      onCancel={onClose}
    >
      {node && children({ node, run: tryOut })}
    </Modal>
  );
}
