import { isContainer, type SurveyNode } from '@wence/schema';
import { type MouseEvent, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../../shared/lazy-part';
import { useEditorActions } from '../session/editor-actions';
import type { Selection } from '../session/selection';
import { useIsFolded, useIsShownMarked, useUntitled } from '../session/session-store';
import { countOptions } from './long-options';
import styles from './QuestionBlock.module.css';
import { QuestionCard } from './QuestionCard';
import { QuestionFindings } from './QuestionFindings';
import { QuestionLogic } from './QuestionLogic';
import { QuestionReadOnly } from './QuestionReadOnly';

/** Loaded lazily: at first no question is open. */
const QuestionTools = lazyPart(async () => (await import('./QuestionTools')).QuestionTools);

/** Loaded lazily: at first no question is folded. */
const FoldedQuestion = lazyPart(async () => (await import('./tools/FoldedQuestion')).FoldedQuestion);

/** Loaded lazily: it shows where the pointer is. */
const BlockCorner = lazyPart(async () => (await import('./tools/BlockCorner')).BlockCorner);

/** True for a click that chooses several questions, on this block and not on one inside it. */
const isMarking = (event: MouseEvent): boolean =>
  (event.shiftKey || event.ctrlKey || event.metaKey) &&
  event.target instanceof Element &&
  event.target.closest('article') === event.currentTarget;

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

/** Stays as it is while the block around it is marked: a hundred are marked at once. */
const StillQuestion = memo(QuestionReadOnly);

/** One node on the canvas: a plain block, or the card that edits it. A container shows its questions inside. */
export const QuestionBlock = memo(({ node, parentId, selection, readOnly, children }: QuestionBlockProps) => {
  const block = useRef<HTMLElement>(null);
  const untitled = useUntitled(node);
  const isOpen = selection !== null && !readOnly;
  const isSelected = selection !== null;
  const isMarked = useIsShownMarked(node.id);
  const isFolded = useIsFolded(node.id);
  const actions = useEditorActions();
  const canMark = !readOnly && !isOpen;

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
      // Whoever goes to a question that is only looked at finds themselves there.
      tabIndex={readOnly ? -1 : undefined}
      data-node={node.id}
      data-read-only={readOnly || undefined}
      data-container={isContainer(node) || undefined}
      data-marked={isMarked || undefined}
      data-open={isOpen || undefined}
      data-folded={isFolded || undefined}
      // The browser would select the text in between.
      onMouseDownCapture={(event) => canMark && isMarking(event) && event.preventDefault()}
      onClickCapture={(event) => {
        if (!canMark || !isMarking(event)) return;
        event.preventDefault();
        event.stopPropagation();
        actions.mark(node.id, event.shiftKey);
        // An open question closes, and the focus must not go with it.
        event.currentTarget.querySelector('button')?.focus({ preventScroll: true });
      }}
    >
      {isFolded ? (
        <Suspense>
          <FoldedQuestion node={node} options={countOptions(node)} readOnly={readOnly} />
        </Suspense>
      ) : (
        <>
          {isOpen ? (
            <QuestionCard node={node} parentId={parentId} selection={selection} />
          ) : (
            <StillQuestion node={node} parentId={parentId} readOnly={readOnly} />
          )}
          <QuestionLogic node={untitled} isOpen={isOpen} readOnly={readOnly} />
          {!readOnly && <QuestionFindings nodeId={node.id} />}
          {isOpen && (
            <Suspense>
              <QuestionTools node={untitled} parentId={parentId} />
            </Suspense>
          )}
        </>
      )}
      <Suspense>
        <BlockCorner nodeId={node.id} code={node.code} isFolded={isFolded} readOnly={readOnly} />
      </Suspense>
      {children && !isFolded && <div className={styles.inside}>{children}</div>}
    </article>
  );
});
QuestionBlock.displayName = 'QuestionBlock';
