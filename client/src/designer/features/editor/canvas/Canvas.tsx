import type { SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { DropGap } from '../drag/DropGap';
import { useEditorActions } from '../session/editor-actions';
import type { Selection } from '../session/selection';
import styles from './canvas.module.css';
import { EmptyCanvas } from './EmptyCanvas';
import { NodeList } from './NodeList';
import { SurveyHead } from './SurveyHead';

interface Props {
  definition: SurveyDefinition;
  selection: Selection;
  readOnly: boolean;
}

/** The survey as its author sees it: one block per node, the selected one open for editing. */
export const Canvas = ({ definition, selection, readOnly }: Props) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const { nodes } = definition;
  return (
    <section className={styles.ground} aria-label={t('canvas.label')}>
      {/* Clicking beside the questions selects the survey itself; keys reach it through the title. */}
      <div className={styles.beside} aria-hidden="true" onClick={() => actions.select({ nodeId: null })} />
      <div className={styles.sheet}>
        <SurveyHead definition={definition} selected={selection.nodeId === null} readOnly={readOnly} />
        <DropGap after={null} parentId={null} />
        <NodeList parentId={null} readOnly={readOnly} />
        {nodes.length === 0 && !readOnly && <EmptyCanvas />}
      </div>
    </section>
  );
};
