import { documentOrder } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../../session/editor-actions';
import { useSessionValue, useSessionStore } from '../../session/session-store';
import './canvas-tool-words';
import styles from './FoldAll.module.css';

/** Folds all questions, or unfolds them. Not worth its place where there is one question. */
export function FoldAll() {
  const { t } = useTranslation('canvasTools');
  const actions = useEditorActions();
  const store = useSessionStore();
  const isUseful = useSessionValue(({ view: { nodes } }) => nodes.length > 1 || (nodes[0]?.nodes ?? []).length > 0);
  const hasFolded = useSessionValue(({ folded }) => folded.size > 0);
  const areAllFolded = useSessionValue(({ view, folded }) => view.nodes.every(({ id }) => folded.has(id)));
  const fold = (isFolded: boolean) =>
    actions.fold(
      documentOrder(store.read().view.nodes).map(({ id }) => id),
      isFolded,
    );
  if (!isUseful) return null;
  return (
    <div className={styles.all}>
      <Button type="text" size="small" disabled={areAllFolded} onClick={() => fold(true)}>
        {t('folding.foldAll')}
      </Button>
      <Button type="text" size="small" disabled={!hasFolded} onClick={() => fold(false)}>
        {t('folding.unfoldAll')}
      </Button>
    </div>
  );
}
