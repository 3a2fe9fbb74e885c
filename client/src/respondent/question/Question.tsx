import { memo } from 'react';
import { controlOf } from '../session/answerable';
import { areSameErrors } from '../session/errors';
import { areSameOptions, areSameRows } from '../session/offered-options';
import { RichText } from '../text/RichText';
import { loadedControlOf } from './base/loaded-controls';
import { questionIds } from './base/question-ids';
import type { QuestionProps } from './base/question-props';
import { ChoiceQuestion } from './choice/ChoiceQuestion';
import styles from './Question.module.css';
import { TextQuestion } from './text/TextQuestion';

/** A text between the questions: nothing is asked. */
function Statement({ node, title }: QuestionProps) {
  return (
    <div id={questionIds(node.id).title} className={styles.statement} data-question={node.id}>
      <RichText html={title} />
    </div>
  );
}

function Control(props: QuestionProps) {
  const Loaded = loadedControlOf(props.node)?.Control;
  if (Loaded) return <Loaded {...props} />;
  switch (controlOf(props.node)) {
    case 'single':
    case 'multiple':
      return <ChoiceQuestion {...props} />;
    case null:
      return <Statement {...props} />;
    default:
      return <TextQuestion {...props} />;
  }
}

function isSameQuestion(old: QuestionProps, next: QuestionProps): boolean {
  const keys = ['node', 'title', 'heading', 'answer', 'error', 'dispatch'] as const;
  const isSame = keys.every((key) => old[key] === next[key]) && areSameErrors(old.errors, next.errors);
  return isSame && areSameOptions(old.options, next.options) && areSameRows(old.rows, next.rows);
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
