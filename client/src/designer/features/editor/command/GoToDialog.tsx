import { findNode, findQuestions, LIMITS, questionRow, type SearchHit } from '@wence/schema';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Marked } from '../outline/Marked';
import { useEditorActions } from '../session/editor-actions';
import { useSessionValue } from '../session/session-store';
import { TypeGlyph } from '../types/TypeGlyph';
import { PickDialog } from './PickDialog';
import styles from '../shared/pick/PickList.module.css';

/** So many are listed: whoever does not see the question yet types on. */
const MOST = 50;

interface GoToDialogProps {
  readOnly: boolean;
  onCanvas: (act: () => void) => void;
  onClose: (act?: () => void) => void;
}

/** Asks for a question by its code, its number or words, and goes to it. */
export function GoToDialog({ readOnly, onCanvas, onClose }: GoToDialogProps) {
  const { t } = useTranslation('command');
  const actions = useEditorActions();
  const view = useSessionValue((session) => session.view);
  const [words, setWords] = useState('');
  // At once, and not when there is time: Enter takes what was typed before it.
  const hits = useMemo(() => findQuestions(view, words).slice(0, MOST), [view, words]);
  const glyphOf = ({ nodeId }: SearchHit) => {
    const node = findNode(view, nodeId);
    return node && <TypeGlyph type={questionRow(node).key} />;
  };
  const goTo = (key: string) => {
    const nodeId = Number(key);
    onClose(() =>
      onCanvas(() => {
        actions.select({ nodeId, focus: 'title' });
        // A question that is only looked at has no field to go to.
        if (readOnly) document.querySelector<HTMLElement>(`[data-node="${nodeId}"]`)?.focus({ preventScroll: true });
        actions.announce(t('went', { code: findNode(view, nodeId)?.code ?? '' }));
      }),
    );
  };
  return (
    <PickDialog
      title={t('goTo')}
      placeholder={t('goToPlaceholder')}
      listLabel={t('questions')}
      none={t('goToNone')}
      maxLength={LIMITS.searchText}
      words={words}
      choices={hits.map((hit) => ({
        key: String(hit.nodeId),
        content: (
          <>
            {glyphOf(hit)}
            <span className={styles.code}>{hit.nodeCode}</span>
            <span className={styles.words}>
              <Marked hit={hit} className={styles.mark} />
            </span>
          </>
        ),
      }))}
      onWords={setWords}
      onPick={goTo}
      onClose={() => onClose()}
    />
  );
}
