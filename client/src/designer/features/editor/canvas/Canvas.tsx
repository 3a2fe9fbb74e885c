import { useTranslation } from 'react-i18next';
import { DropGap } from '../drag/DropGap';
import { useEditorActions } from '../session/editor-actions';
import { useOfSession } from '../session/session-store';
import styles from './canvas.module.css';
import { CheckedCanvas } from './checks/CheckedCanvas';
import { EmptyCanvas } from './EmptyCanvas';
import { NodeList } from './NodeList';
import { SurveyHead } from './SurveyHead';

/** The survey as its author sees it: one block per node, the selected one open for editing. */
export const Canvas = ({ readOnly }: { readOnly: boolean }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const isEmpty = useOfSession(({ view }) => view.nodes.length === 0);
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
      </div>
    </section>
  );
};
