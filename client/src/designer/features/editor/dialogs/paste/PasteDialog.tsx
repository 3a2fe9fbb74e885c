import { additions, importText, isPage, LIMITS, nodesToAdd, parentOf, questionRow, readableText } from '@wence/schema';
import { Modal } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { making as en } from '../../../../i18n/en/making';
import { addTexts, currentLocale } from '../../../../i18n/init';
import { making as zhCN } from '../../../../i18n/zh-CN/making';
import { EmptyList } from '../../../../shared/state/StateMessage';
import { useEditorActions } from '../../session/editor-actions';
import { useSessionStore } from '../../session/session-store';
import styles from './PasteDialog.module.css';

const addMakingTexts = (): void => addTexts('making', { 'zh-CN': zhCN, en });

addMakingTexts();

interface PasteDialogProps {
  text: string;
  onClose: () => void;
}

/** Shows what questions a pasted text holds and adds them behind the selected one, all in one edit. */
export function PasteDialog({ text, onClose }: PasteDialogProps) {
  const { t } = useTranslation(['making', 'editor', 'common']);
  const actions = useEditorActions();
  const store = useSessionStore();
  const document = useMemo(() => importText(text.slice(0, LIMITS.importTextCharacters), { title: '-', language: currentLocale() }), [text]);
  const nodes = document.ok ? document.definition.nodes.slice(0, LIMITS.operations) : [];
  const count = nodes.filter((node) => !isPage(node)).length;

  const handleAdd = () => {
    const { view, selection } = store.read();
    // Page breaks and sections stand beside containers, so everything does.
    const after = selection.nodeId === null ? undefined : (parentOf(view, selection.nodeId)?.id ?? selection.nodeId);
    actions.addNow(additions(nodesToAdd({ nodes }), after), 'createdNode');
    onClose();
  };

  return (
    <Modal
      open
      title={t('paste.title', { count })}
      okText={t('paste.add', { count })}
      okButtonProps={{ disabled: nodes.length === 0 }}
      cancelText={t('common:action.cancel')}
      onOk={handleAdd}
      onCancel={onClose}
    >
      {nodes.length === 0 ? <EmptyList help={t('import.boxHint')} /> : <p className={styles.help}>{t('paste.help')}</p>}
      <ol className={styles.list}>
        {nodes.map((node) => (
          <li key={node.id} className={styles.row}>
            <span className={styles.title}>{isPage(node) ? t('preview.page') : readableText(node.title)}</span>
            <span className={styles.kind}>{t(`editor:types.${questionRow(node).key}`)}</span>
          </li>
        ))}
      </ol>
      {document.ok && document.definition.logic && <p className={styles.help}>{t('paste.logic')}</p>}
    </Modal>
  );
}
