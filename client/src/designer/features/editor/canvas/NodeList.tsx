import type { SurveyNode } from '@wence/schema';
import { Fragment } from 'react';
import { DropGap } from '../drag/DropGap';
import type { Selection } from '../session/selection';
import { NodeSiblings } from '../session/NodeSiblings';
import { QuestionBlock } from './QuestionBlock';

interface Props {
  nodes: readonly SurveyNode[];
  /** Whose nodes they are; null: the survey's own. */
  parentId: number | null;
  selection: Selection;
  readOnly: boolean;
}

/** Whether the selected node stands in this one. */
const holds = (node: SurveyNode, { nodeId }: Selection) => node.nodes?.some(({ id }) => id === nodeId) ?? false;

/** Nodes one below the other, with a place between each two where a carried type can be put down. */
export const NodeList = ({ nodes, parentId, selection, readOnly }: Props) => (
  <NodeSiblings nodes={nodes}>
    {nodes.map((node, index) => (
      <Fragment key={node.id}>
        <QuestionBlock
          node={node}
          parentId={parentId}
          place={index + 1}
          total={nodes.length}
          selection={selection.nodeId === node.id || holds(node, selection) ? selection : null}
          readOnly={readOnly}
        />
        <DropGap after={node.id} />
      </Fragment>
    ))}
  </NodeSiblings>
);
