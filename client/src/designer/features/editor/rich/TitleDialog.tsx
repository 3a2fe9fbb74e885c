import { LIMITS, questionRow, type SurveyNode } from '@wence/schema';
import { App, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rich as en } from '../../../i18n/en/rich';
import { addTexts } from '../../../i18n/init';
import { rich as zhCN } from '../../../i18n/zh-CN/rich';
import { PipingDialog } from './piping/PipingDialog';
import { useAnswerChip } from './piping/useAnswerChip';
import { RichField } from './RichField';
import styles from './TitleDialog.module.css';
import { useTitleDraft } from './useTitleDraft';

/** The words of the advanced title editor come with it, in both languages. */
const addRichTexts = (): void => addTexts('rich', { 'zh-CN': zhCN, en });

addRichTexts();

/** A title with its formats, pictures and inserted answers (Spec 2, advanced title editor). Nothing counts before it is confirmed, then as one step. */
export function TitleDialog({ node, onClose }: { node: SurveyNode; onClose: () => void }) {
  const { t } = useTranslation('rich');
  const { modal } = App.useApp();
  const faultId = useId();
  const [isPiping, setPiping] = useState(false);
  const [isFull, setFull] = useState(false);
  const draft = useTitleDraft(node, () => setPiping(true));
  const { editor, fault, length } = draft;
  const chip = useAnswerChip(editor);

  const close = () => {
    if (!draft.isChanged) return onClose();
    modal.confirm({
      title: t('discard'),
      content: t('discardHint'),
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
      title={t('title', { code: node.code })}
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
        // A statement says more than a question.
        height={questionRow(node).key === 'statement' ? 400 : undefined}
        isFull={isFull}
        faultId={faultId}
        onFull={() => setFull(!isFull)}
        onAnswer={() => setPiping(true)}
      />
      <div className={styles.foot}>
        <p id={faultId} className={styles.fault} role="alert">
          {fault && t(`fault.${fault}`, { max: LIMITS.title })}
        </p>
        <span className={styles.count}>{t('count', { n: length, max: LIMITS.title })}</span>
      </div>
      {isPiping && (
        <PipingDialog
          nodeId={node.id}
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
