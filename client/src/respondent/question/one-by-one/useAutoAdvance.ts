import { answerKindOf, autoAdvanceOf, isOther, showsResult } from '@wence/schema';
import { useEffect, useRef } from 'react';
import { controlOf } from '../../session/answerable';
import type { Visit } from '../../session/visit-context';
import { viewOf } from '../../session/way';
import type { QuestionProps } from '../base/question-props';

/** Long enough to see what one has chosen. */
const SIGHT_MS = 300;
const CONTROLS: readonly (string | null)[] = ['single', 'choice', 'images', 'rate'];

/**
 * Goes on by itself once one thing was chosen with finger or mouse: arrow keys walk through a list, and walking is not choosing. Never with an input
 * still to be filled in, never from the last screen, never where a slip of the finger would show how others chose and so be for good. Whether it
 * does so here.
 */
export function useAutoAdvance({ node, options, answer, dispatch }: QuestionProps, { session }: Visit, said: string): boolean {
  const byPointer = useRef(false);
  const { page, isLast } = viewOf(session);
  const isOne = CONTROLS.includes(controlOf(node)) && answerKindOf(node) !== 'multiple';
  const isSafe = !showsResult(node) && !options.some(isOther);
  const goesOn = autoAdvanceOf(session.survey.definition) && isOne && isSafe && !isLast && page?.nodeIds.length === 1;

  useEffect(
    function tellPointers() {
      const handleClick = ({ detail, target }: MouseEvent) => {
        const isMark = target instanceof Element && target.closest(`[data-question="${node.id}"] label`) !== null;
        if (detail > 0) byPointer.current = isMark;
      };
      const handleKey = () => {
        byPointer.current = false;
      };
      document.addEventListener('click', handleClick, true);
      document.addEventListener('keydown', handleKey, true);
      return () => {
        document.removeEventListener('click', handleClick, true);
        document.removeEventListener('keydown', handleKey, true);
      };
    },
    [node.id],
  );

  useEffect(
    function goOn() {
      if (!goesOn || answer === undefined || !byPointer.current) return undefined;
      byPointer.current = false;
      const timer = setTimeout(() => {
        dispatch({ type: 'answered', nodeId: node.id, answer, said });
        dispatch({ type: 'entered' });
      }, SIGHT_MS);
      const stop = () => clearTimeout(timer);
      document.addEventListener('pointerdown', stop, true);
      document.addEventListener('keydown', stop, true);
      return () => {
        // The answer that is told again is the same one: what was begun goes on.
        stop();
        document.removeEventListener('pointerdown', stop, true);
        document.removeEventListener('keydown', stop, true);
      };
    },
    [goesOn, answer, node.id, said, dispatch],
  );

  return goesOn;
}
