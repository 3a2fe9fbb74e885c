import { isContainer, type SurveyNode } from '@wence/schema';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { Selection } from '../session/selection';
import { useUntitled } from '../session/session-store';
import styles from './QuestionBlock.module.css';
import { QuestionCard } from './QuestionCard';
import { QuestionFindings } from './QuestionFindings';
import { QuestionLogic } from './QuestionLogic';
import { QuestionReadOnly } from './QuestionReadOnly';
import { QuestionTools } from './QuestionTools';

interface QuestionBlockProps {
  node: SurveyNode;
  /** Id of the container; null at the top level. */
  parentId: number | null;
  /** The selection if this node is selected, otherwise null. */
  selection: Selection | null;
  readOnly: boolean;
  /** Content of the container. */
  children?: ReactNode;
}

/** One node on the canvas: a plain block, or the card that edits it. A container shows its questions inside. */
export const QuestionBlock = memo(({ node, parentId, selection, readOnly, children }: QuestionBlockProps) => {
  const block = useRef<HTMLElement>(null);
  const untitled = useUntitled(node);
  const isOpen = selection !== null && !readOnly;
  const isSelected = selection !== null;

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
      {isOpen ? (
        <QuestionCard node={node} parentId={parentId} selection={selection} />
      ) : (
        <QuestionReadOnly node={node} readOnly={readOnly} />
      )}
      <QuestionLogic node={untitled} isOpen={isOpen} readOnly={readOnly} />
      {!readOnly && <QuestionFindings nodeId={node.id} />}
      {isOpen && <QuestionTools node={untitled} parentId={parentId} />}
      {children && <div className={styles.inside}>{children}</div>}
    </article>
  );
});
QuestionBlock.displayName = 'QuestionBlock';
