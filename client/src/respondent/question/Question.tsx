import { answerKindOf } from '@wence/schema';
import { memo } from 'react';
import { controlOf } from '../session/answerable';
import { areSameOptions } from '../session/offered-options';
import { RichText } from '../text/RichText';
import { ChoiceQuestion } from './ChoiceQuestion';
import { NotHereQuestion } from './NotHereQuestion';
import styles from './Question.module.css';
import type { QuestionProps } from './question-props';
import { Statement } from './Statement';
import { TextQuestion } from './TextQuestion';

function Control(props: QuestionProps) {
  if (answerKindOf(props.node) === 'none') return <Statement {...props} />;
  switch (controlOf(props.node)) {
    case 'single':
    case 'multiple':
      return <ChoiceQuestion {...props} />;
    case 'text':
      return <TextQuestion {...props} />;
    case null:
      return <NotHereQuestion {...props} />;
  }
}

function isSameQuestion({ options: before, ...old }: QuestionProps, { options: now, ...next }: QuestionProps): boolean {
  const keys = ['node', 'title', 'heading', 'number', 'answer', 'error', 'dispatch'] as const;
  return keys.every((key) => old[key] === next[key]) && areSameOptions(before, now);
}

/** One question by what its answer looks like. Remembered: a key stroke in one question draws no other. */
export const Question = memo(function Question(props: QuestionProps) {
  if (props.heading === '') return <Control {...props} />;
  return (
    <>
      <h2 className={styles.group}>
        <RichText html={props.heading} />
      </h2>
      <Control {...props} />
    </>
  );
}, isSameQuestion);
