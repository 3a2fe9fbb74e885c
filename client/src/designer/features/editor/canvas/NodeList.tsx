import { isContainer } from '@wence/schema';
import { type CSSProperties, memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiblingsContext, useNodeIn, useOrder, useSelectionOf } from '../session/session-store';
import canvas from './canvas.module.css';
import { intoChunks } from './chunks';
import { CanvasGap } from './CanvasGap';
import styles from './NodeList.module.css';
import { QuestionBlock } from './QuestionBlock';

/** Hint in a container without questions. */
function EmptyContainer() {
  const { t } = useTranslation('editor');
  return <p className={canvas.emptyContainer}>{t('canvas.emptyContainer')}</p>;
}

interface ListProps {
  /** Id of the container; null for the top level of the survey. */
  parentId: number | null;
  readOnly: boolean;
}

interface NodeListProps extends ListProps {
  /** Code of the container; absent at the top level. */
  code?: string;
}

/** List of nodes with drop targets between them; containers nest another list. */
export const NodeList = memo(({ parentId, code, readOnly }: NodeListProps) => {
  const order = useOrder(parentId);
  const ids = useMemo(() => (order === '' ? [] : order.split(',').map(Number)), [order]);
  const [known, setKnown] = useState(() => ({ ids, chunks: intoChunks([], ids) }));
  if (known.ids !== ids) setKnown({ ids, chunks: intoChunks(known.chunks, ids) });
  return (
    <SiblingsContext value={ids}>
      {parentId !== null && <CanvasGap after={null} parentId={parentId} code={code} readOnly={readOnly} />}
      {known.chunks.map((chunk) => (
        <ListedChunk key={chunk.key} ids={chunk.ids} parentId={parentId} readOnly={readOnly} />
      ))}
      {parentId !== null && ids.length === 0 && <EmptyContainer />}
    </SiblingsContext>
  );
});
NodeList.displayName = 'NodeList';

/** Estimated size of a chunk before it is first rendered. */
const sizeOf = (questions: number): CSSProperties & { '--questions': number } => ({ '--questions': questions });

/** Group of nodes that the browser lays out and paints together, and skips while off screen. */
const ListedChunk = memo(({ ids, parentId, readOnly }: ListProps & { ids: readonly number[] }) => (
  <div className={styles.chunk} style={sizeOf(ids.length)}>
    {ids.map((id) => (
      <ListedNode key={id} nodeId={id} parentId={parentId} readOnly={readOnly} />
    ))}
  </div>
));
ListedChunk.displayName = 'ListedChunk';

/** One node of a list and the drop target after it. */
const ListedNode = memo(({ nodeId, parentId, readOnly }: ListProps & { nodeId: number }) => {
  const node = useNodeIn(parentId, nodeId);
  const selection = useSelectionOf(nodeId);
  if (!node) return null;
  return (
    <div>
      <QuestionBlock node={node} parentId={parentId} selection={selection} readOnly={readOnly}>
        {isContainer(node) && <NodeList parentId={node.id} code={node.code} readOnly={readOnly} />}
      </QuestionBlock>
      <CanvasGap after={nodeId} parentId={parentId} code={node.code} readOnly={readOnly} />
    </div>
  );
});
ListedNode.displayName = 'ListedNode';
