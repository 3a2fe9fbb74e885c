import { chunk, isExclusive, LIMITS, optionsOf, type SurveyNode } from '@wence/schema';
import { Input, Modal } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyOf, DIALOG_BODY } from '../../../shared/dialog-body';
import { useEditorActions } from '../session/editor-actions';
import { useConfirmReferenced } from '../shared/confirmations';
import styles from './BatchOptionDialog.module.css';
import { batchFault, batchOperations, linesOf } from './batch-options';

/** All options as text, one per line (Spec 2 and 5, batch option editor). The exclusive option has its own switch and stays out. */
export function BatchOptionDialog({ node, onClose }: { node: SurveyNode; onClose: () => void }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const confirmReferenced = useConfirmReferenced();
  const help = useId();
  const area = useRef<TextAreaRef>(null);
  const options = optionsOf(node).filter((option) => !isExclusive(option));
  const [text, setText] = useState(() => options.map((option) => option.title).join('\n'));
  const lines = linesOf(text);
  const fault = batchFault(lines, optionsOf(node).length - options.length);

  const confirm = () => {
    if (fault) return;
    confirmReferenced('option', batchOperations(node, lines), (operations) => {
      for (const part of chunk(operations, LIMITS.operations)) actions.change(part, 'option');
      onClose();
    });
  };
  return (
    <Modal
      open
      title={t('batch.title')}
      okText={t('batch.confirm')}
      cancelText={t('batch.cancel')}
      okButtonProps={{ disabled: fault !== null }}
      styles={bodyOf(DIALOG_BODY)}
      onOk={confirm}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && area.current?.focus()}
    >
      <div className={styles.area}>
        <p id={help} className={styles.help}>
          {t('batch.help')}
        </p>
        <Input.TextArea
          ref={area}
          className={styles.text}
          aria-label={t('batch.label')}
          aria-describedby={help}
          status={fault ? 'error' : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <output className={styles.count} data-fault={fault ? true : undefined}>
          {fault ? t(`batch.${fault.kind}`, fault) : t('batch.count', { n: lines.length })}
        </output>
      </div>
    </Modal>
  );
}
