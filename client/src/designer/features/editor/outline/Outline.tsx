import type { SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { useCloseSheet } from '../frame/sheet';
import { useEditorActions } from '../session/editor-actions';
import styles from './outline.module.css';
import { OutlineNodes } from './OutlineNodes';

interface Props {
  definition: SurveyDefinition;
  selectedNode: number | null;
  readOnly: boolean;
}

/** All questions in short: to find one, and to put them in order. */
export const Outline = ({ definition, selectedNode, readOnly }: Props) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const closeSheet = useCloseSheet();
  const { nodes } = definition;
  const select = (nodeId: number) => {
    actions.select({ nodeId });
    closeSheet?.();
  };
  if (nodes.length === 0) return <p className={styles.empty}>{t('outline.empty')}</p>;
  return (
    <OutlineNodes
      nodes={nodes}
      parentId={null}
      label={t('outline.label')}
      selectedNode={selectedNode}
      readOnly={readOnly}
      onSelect={select}
    />
  );
};
