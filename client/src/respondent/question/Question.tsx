import { memo } from 'react';
import { ChoiceQuestion } from './ChoiceQuestion';
import type { QuestionProps } from './question-props';
import { TextQuestion } from './TextQuestion';

/** One question by its type. Remembered: a key stroke in one question draws no other. */
export const Question = memo(function Question(props: QuestionProps) {
  switch (props.node.type) {
    case 1:
    case 2:
      return <ChoiceQuestion {...props} />;
    case 3:
      return <TextQuestion {...props} />;
  }
});
