import type { SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { SortArea } from '../drag/SortArea';
import { useCloseSheet } from '../frame/sheet';
import { useEditorActions } from '../session/editor-actions';
import styles from './outline.module.css';
import { OutlineItem } from './OutlineItem';

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
    <SortArea
      items={nodes.map((node) => ({ id: node.id, name: node.code }))}
      onMove={(nodeId, after) => actions.change([{ op: 'moveNode', nodeId, after }])}
    >
      <ul className={styles.list} aria-label={t('outline.label')}>
        {nodes.map((node) => (
          <OutlineItem
            key={node.id}
            node={node}
            isSelected={node.id === selectedNode}
            readOnly={readOnly}
            onSelect={() => select(node.id)}
          />
        ))}
      </ul>
    </SortArea>
  );
};
