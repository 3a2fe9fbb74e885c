import type { Operation, SurveyNode } from '@wence/schema';
import { App, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyOf, DIALOG_BODY } from '../../../shared/dialog-body';
import { useEditorActions } from '../session/editor-actions';
import { useReadView } from '../session/read-view';
import { useDialogDraft } from './useDialogDraft';

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
export const DraftDialog = ({ nodeId, title, width, onClose, children }: DraftDialogProps) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const { message } = App.useApp();
  const readView = useReadView();
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
      styles={bodyOf(DIALOG_BODY)}
      onOk={confirm}
      onCancel={onClose}
    >
      {node && children({ node, run: tryOut })}
    </Modal>
  );
};
