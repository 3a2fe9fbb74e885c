import { isContainer, readableText, type SurveyNode } from '@wence/schema';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DragHandle, useSortItem } from '../drag/DragHandle';
import { TreeEnd, TreeList } from '../drag/TreeSortArea';
import styles from './outline.module.css';

interface OutlineItemProps {
  node: SurveyNode;
  isSelected: boolean;
  readOnly: boolean;
  onSelect: (nodeId: number) => void;
  /** Content of the container. */
  children?: ReactNode;
}

const OutlineItem = memo(({ node, isSelected, readOnly, onSelect, children }: OutlineItemProps) => {
  const { t } = useTranslation('editor');
  const { row, line, handle } = useSortItem(node.id, { disabled: readOnly, isHolder: isContainer(node) });
  return (
    <li {...row} className={styles.entry}>
      <div {...line} className={styles.item}>
        <button type="button" className={styles.question} aria-current={isSelected || undefined} onClick={() => onSelect(node.id)}>
          <span className={styles.code}>{node.code}</span>
          <span className={styles.title}>{readableText(node.title)}</span>
        </button>
        {!readOnly && (
          <span className={styles.grip}>
            <DragHandle {...handle} label={t('outline.drag', { code: node.code })} />
          </span>
        )}
      </div>
      {children}
    </li>
  );
});
OutlineItem.displayName = 'OutlineItem';

interface OutlineNodesProps {
  nodes: readonly SurveyNode[];
  /** Id of the container; null for the top level of the survey. */
  parentId: number | null;
  /** The name of the list. */
  label: string;
  selectedNode: number | null;
  readOnly: boolean;
  onSelect: (nodeId: number) => void;
}

/** The nodes of one list in the outline; containers nest another list. */
export const OutlineNodes = ({ nodes, parentId, label, selectedNode, readOnly, onSelect }: OutlineNodesProps) => (
  <ul className={parentId === null ? styles.list : styles.inside} aria-label={label}>
    <TreeList ids={nodes.map(({ id }) => id)}>
      {nodes.map((node) => (
        <OutlineItem key={node.id} node={node} isSelected={node.id === selectedNode} readOnly={readOnly} onSelect={onSelect}>
          {isContainer(node) && (
            <OutlineNodes
              nodes={node.nodes ?? []}
              parentId={node.id}
              label={node.code}
              selectedNode={selectedNode}
              readOnly={readOnly}
              onSelect={onSelect}
            />
          )}
        </OutlineItem>
      ))}
    </TreeList>
    {!readOnly && <TreeEnd parentId={parentId} />}
  </ul>
);
