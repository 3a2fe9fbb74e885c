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

/** Nodes one below the other, with a place between each two where a carried type can be put down; in a container its own. */
export const NodeList = ({ nodes, parentId, selection, readOnly }: Props) => (
  <NodeSiblings nodes={nodes}>
    {nodes.map((node, index) => (
      <Fragment key={node.id}>
        <QuestionBlock
          node={node}
          parentId={parentId}
          place={index + 1}
          total={nodes.length}
          selection={selection.nodeId === node.id ? selection : null}
          readOnly={readOnly}
        >
          {node.nodes && node.nodes.length > 0 && (
            <NodeList nodes={node.nodes} parentId={node.id} selection={selection} readOnly={readOnly} />
          )}
        </QuestionBlock>
        <DropGap after={node.id} />
      </Fragment>
    ))}
  </NodeSiblings>
);
