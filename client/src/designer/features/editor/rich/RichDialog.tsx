import type { SurveyNode } from '@wence/schema';
import { App, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rich as en } from '../../../i18n/en/rich';
import { addTexts } from '../../../i18n/init';
import { rich as zhCN } from '../../../i18n/zh-CN/rich';
import { PipingDialog } from './piping/PipingDialog';
import { useAnswerChip } from './piping/useAnswerChip';
import { RichField } from './RichField';
import type { EditorHeight } from './model/editor-size';
import styles from './RichDialog.module.css';
import { type RichSubject, useRichDraft } from './useRichDraft';

/** The words of the rich editor come with it, in both languages. */
const addRichTexts = (): void => addTexts('rich', { 'zh-CN': zhCN, en });

addRichTexts();

interface RichDialogProps {
  title: string;
  subject: RichSubject;
  /** The questions whose answers may be inserted. */
  sources: readonly SurveyNode[];
  /** Shown before changes are given up: what stays of the text. */
  discardHint: string;
  height?: EditorHeight;
  onClose: () => void;
}

/** A text with its formats, pictures and inserted answers. Nothing counts before it is confirmed, then as one step. */
export function RichDialog({ title, subject, sources, discardHint, height, onClose }: RichDialogProps) {
  const { t } = useTranslation('rich');
  const { modal } = App.useApp();
  const faultId = useId();
  const [isPiping, setPiping] = useState(false);
  const [isFull, setFull] = useState(false);
  const draft = useRichDraft(subject, () => setPiping(true));
  const { editor, fault, length } = draft;
  const chip = useAnswerChip(editor);

  const close = () => {
    if (!draft.isChanged) return onClose();
    modal.confirm({
      title: t('discard'),
      content: discardHint,
      okText: t('discardNow'),
      okButtonProps: { danger: true },
      cancelText: t('stay'),
      onOk: onClose,
    });
  };
  return (
    <Modal
      open
      rootClassName={isFull ? styles.full : undefined}
      width={isFull ? '100%' : 760}
      title={title}
      okText={t('confirm')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: fault === 'tooLong' }}
      maskClosable={false}
      onOk={() => draft.save() && onClose()}
      onCancel={close}
      afterOpenChange={(isOpen) => isOpen && editor.commands.focus('end')}
    >
      <RichField
        draft={draft}
        height={height}
        isFull={isFull}
        faultId={faultId}
        onFull={() => setFull(!isFull)}
        onAnswer={() => setPiping(true)}
      />
      <div className={styles.foot}>
        <p id={faultId} className={styles.fault} role="alert">
          {fault && t(`fault.${fault}`, { max: subject.longest })}
        </p>
        <span className={styles.count}>{t('count', { n: length, max: subject.longest })}</span>
      </div>
      {isPiping && (
        <PipingDialog
          sources={sources}
          chip={chip.selected}
          onInsert={chip.insert}
          onRemove={chip.remove}
          onClose={() => {
            setPiping(false);
            editor.commands.focus();
          }}
        />
      )}
    </Modal>
  );
}
