import type { SurveyNode } from '@wence/schema';
import { memo, useEffect, useRef } from 'react';
import type { Selection } from '../session/selection';
import styles from './question-block.module.css';
import { QuestionCard } from './QuestionCard';
import { QuestionStill } from './QuestionStill';

interface Props {
  node: SurveyNode;
  /** Counted from 1. */
  place: number;
  total: number;
  /** Present when this question is the selected one. */
  selection: Selection | null;
  readOnly: boolean;
}

/** One question on the canvas: a plain block, or the card that edits it. */
export const QuestionBlock = memo(({ node, place, total, selection, readOnly }: Props) => {
  const block = useRef<HTMLElement>(null);
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
    >
      {isOpen ? (
        <QuestionCard node={node} place={place} total={total} selection={selection} />
      ) : (
        <QuestionStill node={node} readOnly={readOnly} />
      )}
    </article>
  );
});
QuestionBlock.displayName = 'QuestionBlock';
