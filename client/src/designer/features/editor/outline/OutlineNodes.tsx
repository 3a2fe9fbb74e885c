import { isContainer, type SurveyNode } from '@wence/schema';
import { TreeEnd } from '../drag/TreeEnd';
import { TreeList } from '../drag/TreeList';
import styles from './outline.module.css';
import { OutlineItem } from './OutlineItem';

interface OutlineNodesProps {
  nodes: readonly SurveyNode[];
  /** Whose nodes they are; null: the survey's own. */
  parentId: number | null;
  /** The name of the list. */
  label: string;
  selectedNode: number | null;
  readOnly: boolean;
  onSelect: (nodeId: number) => void;
}

/** The nodes of one list in short; what stands in a container below it. */
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
