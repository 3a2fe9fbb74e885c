import { isContainer, type SurveyNode } from '@wence/schema';
import { memo, useEffect, useRef } from 'react';
import type { Selection } from '../session/selection';
import { isEditable } from '../types/editable-types';
import { NodeList } from './NodeList';
import { OtherNode } from './OtherNode';
import styles from './question-block.module.css';
import { QuestionCard } from './QuestionCard';
import { QuestionStill } from './QuestionStill';
import { QuestionTools } from './QuestionTools';

interface Props {
  node: SurveyNode;
  /** Of the container it stands in; null: of none. */
  parentId: number | null;
  /** Counted from 1, in its list. */
  place: number;
  total: number;
  /** Present when this node, or one in it, is the selected one. */
  selection: Selection | null;
  readOnly: boolean;
}

const NOTHING: Selection = { nodeId: null, optionId: null, focus: null, requests: 0 };

/** One node on the canvas: a plain block, or the card that edits it. A container shows its questions inside. */
export const QuestionBlock = memo(({ node, parentId, place, total, selection, readOnly }: Props) => {
  const block = useRef<HTMLElement>(null);
  const isSelected = selection?.nodeId === node.id;
  const isOpen = isSelected && !readOnly;
  const canEdit = isEditable(node);

  useEffect(
    function comeIntoView() {
      if (isSelected) block.current?.scrollIntoView({ block: 'nearest' });
    },
    [isSelected],
  );

  return (
    <article
      ref={block}
      className={`${styles.block} ${isOpen ? styles.card : ''}`}
      aria-label={node.code}
      data-read-only={readOnly || undefined}
      data-container={isContainer(node) || undefined}
    >
      {isOpen && canEdit && <QuestionCard node={node} selection={selection} />}
      {!isOpen && canEdit && <QuestionStill node={node} readOnly={readOnly} />}
      {!canEdit && <OtherNode node={node} isOpen={isOpen} readOnly={readOnly} />}
      {isOpen && <QuestionTools node={node} parentId={parentId} place={place} total={total} />}
      {node.nodes && (
        <div className={styles.inside}>
          <NodeList nodes={node.nodes} parentId={node.id} selection={selection ?? NOTHING} readOnly={readOnly} />
        </div>
      )}
    </article>
  );
});
QuestionBlock.displayName = 'QuestionBlock';
