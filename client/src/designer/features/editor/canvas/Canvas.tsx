import { useTranslation } from 'react-i18next';
import { DropGap } from '../drag/DropGap';
import { useEditorActions } from '../session/editor-actions';
import { useSessionValue } from '../session/session-store';
import { FIRST_TYPES } from '../types/type-groups';
import { TypeButton } from '../types/TypeButton';
import { useAddQuestion } from '../types/useAddQuestion';
import styles from './canvas.module.css';
import { CheckedCanvas } from './QuestionFindings';
import emptyCanvas from './Canvas.module.css';
import { NodeList } from './NodeList';
import { PasteQuestions } from './PasteQuestions';
import { SurveyHead } from './SurveyHead';

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
  const isEmpty = useSessionValue(({ view }) => view.nodes.length === 0);
  return (
    <section className={styles.ground} aria-label={t('canvas.label')}>
      {/* Clicking beside the questions selects the survey itself; keys reach it through the title. */}
      <div className={styles.beside} aria-hidden="true" onClick={() => actions.select({ nodeId: null })} />
      <div className={styles.sheet}>
        <SurveyHead readOnly={readOnly} />
        <DropGap after={null} parentId={null} />
        <CheckedCanvas readOnly={readOnly}>
          <NodeList parentId={null} readOnly={readOnly} />
        </CheckedCanvas>
        {isEmpty && !readOnly && <EmptyCanvas />}
        {!readOnly && <PasteQuestions />}
      </div>
    </section>
  );
}
