import type { SurveyNode } from '@wence/schema';
import { SortArea } from '../drag/SortArea';
import { useEditorActions } from '../session/editor-actions';
import styles from './outline.module.css';
import { OutlineItem } from './OutlineItem';

interface Props {
  nodes: readonly SurveyNode[];
  /** Whose nodes they are; null: the survey's own. */
  parentId: number | null;
  /** The name of the list. */
  label: string;
  selectedNode: number | null;
  readOnly: boolean;
  onSelect: (nodeId: number) => void;
}

/** The nodes of one list in short, to be put in order among themselves; what stands in a container below it. */
export const OutlineNodes = ({ nodes, parentId, label, selectedNode, readOnly, onSelect }: Props) => {
  const actions = useEditorActions();
  return (
    <SortArea
      items={nodes.map((node) => ({ id: node.id, name: node.code }))}
      onMove={(nodeId, after) => actions.change([{ op: 'moveNode', nodeId, parentId, after }])}
    >
      <ul className={parentId === null ? styles.list : styles.inside} aria-label={label}>
        {nodes.map((node) => (
          <OutlineItem
            key={node.id}
            node={node}
            isSelected={node.id === selectedNode}
            readOnly={readOnly}
            onSelect={() => onSelect(node.id)}
          >
            {node.nodes && node.nodes.length > 0 && (
              <OutlineNodes
                nodes={node.nodes}
                parentId={node.id}
                label={node.code}
                selectedNode={selectedNode}
                readOnly={readOnly}
                onSelect={onSelect}
              />
            )}
          </OutlineItem>
        ))}
      </ul>
    </SortArea>
  );
};
