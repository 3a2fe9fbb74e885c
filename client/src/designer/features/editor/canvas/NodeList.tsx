import { isContainer } from '@wence/schema';
import { memo, useMemo } from 'react';
import { EmptyContainer } from './EmptyContainer';
import { DropGap } from '../drag/DropGap';
import { SiblingsContext } from '../session/siblings';
import { useNodeIn, useOrder, useSelectionOf } from '../session/session-store';
import { QuestionBlock } from './QuestionBlock';

interface ListProps {
  /** Whose nodes they are; null: the survey's own. */
  parentId: number | null;
  readOnly: boolean;
}

/** Nodes one below the other, with a place between each two where a carried type can be put down; in a container its own. */
export const NodeList = memo(({ parentId, readOnly }: ListProps) => {
  const order = useOrder(parentId);
  const ids = useMemo(() => (order === '' ? [] : order.split(',').map(Number)), [order]);
  return (
    <SiblingsContext value={ids}>
      {parentId !== null && <DropGap after={null} parentId={parentId} />}
      {ids.map((id) => (
        <ListedNode key={id} nodeId={id} parentId={parentId} readOnly={readOnly} />
      ))}
      {parentId !== null && ids.length === 0 && <EmptyContainer />}
    </SiblingsContext>
  );
});
NodeList.displayName = 'NodeList';

/** One node of a list and the place behind it, in one box: a long list of few boxes is laid out sooner. */
const ListedNode = memo(({ nodeId, parentId, readOnly }: ListProps & { nodeId: number }) => {
  const node = useNodeIn(parentId, nodeId);
  const selection = useSelectionOf(nodeId);
  if (!node) return null;
  return (
    <div>
      <QuestionBlock node={node} parentId={parentId} selection={selection} readOnly={readOnly}>
        {isContainer(node) && <NodeList parentId={node.id} readOnly={readOnly} />}
      </QuestionBlock>
      <DropGap after={nodeId} parentId={parentId} />
    </div>
  );
});
ListedNode.displayName = 'ListedNode';
