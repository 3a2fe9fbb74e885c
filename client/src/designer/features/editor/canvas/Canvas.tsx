import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part';
import { useEditorActions } from '../session/editor-actions';
import { useSessionValue } from '../session/session-store';
import { TypeButton } from '../types/TypeButton';
import { useAddQuestion } from '../types/useAddQuestion';
import styles from './canvas.module.css';
import emptyCanvas from './Canvas.module.css';
import { CanvasGap } from './CanvasGap';
import { NodeList } from './NodeList';
import { PasteQuestions } from './PasteQuestions';
import { SurveyHead } from './SurveyHead';
import { useHeldPlace } from './useHeldPlace';

/** Loaded lazily: at first nothing is folded. */
const FoldAll = lazyPart(async () => (await import('./tools/FoldAll')).FoldAll);

/** Types that most surveys start with. */
const FIRST_TYPES = ['single', 'multiple', 'text'] as const;

/** Empty state of the canvas with buttons for the first question. */
function EmptyCanvas() {
  const { t } = useTranslation('editor');
  const add = useAddQuestion();
  return (
    <div className={emptyCanvas.empty}>
      <p className={emptyCanvas.title}>{t('canvas.emptyTitle')}</p>
      <p className={emptyCanvas.hint}>{t('canvas.emptyHint')}</p>
      <ul className={emptyCanvas.types}>
        {FIRST_TYPES.map((type) => (
          <li key={type}>
            <TypeButton type={type} about={t(`types.${type}Hint`)} draggable={false} onPick={(picked) => add(picked)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The survey as its author sees it: one block per node, the selected one open for editing. */
export function Canvas({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const holdPlace = useHeldPlace();
  const isEmpty = useSessionValue(({ view }) => view.nodes.length === 0);
  useEffect(function fetchTheCard() {
    // Whoever opens a question at once finds its fields. What cannot be fetched now is requested again when it is needed.
    for (const part of [import('./PartsEditor'), import('./QuestionTools')]) part.catch(() => undefined);
  }, []);
  return (
    <section className={styles.ground} aria-label={t('canvas.label')} onClickCapture={holdPlace}>
      {/* Clicking beside the questions selects the survey itself; keys reach it through the title. */}
      <div className={styles.beside} aria-hidden="true" onClick={() => actions.select({ nodeId: null })} />
      <div className={styles.sheet}>
        <SurveyHead readOnly={readOnly} />
        {!isEmpty && (
          <div className={emptyCanvas.folding}>
            <Suspense>
              <FoldAll />
            </Suspense>
          </div>
        )}
        <CanvasGap after={null} parentId={null} readOnly={readOnly || isEmpty} />
        <NodeList parentId={null} readOnly={readOnly} />
        {isEmpty && !readOnly && <EmptyCanvas />}
        {!readOnly && <PasteQuestions />}
      </div>
    </section>
  );
}
