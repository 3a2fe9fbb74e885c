import { memo } from 'react';
import { Choice } from './Choice';
import { Matrix } from './Matrix';
import type { PlannedQuestion, Value } from './plan';

export interface QuestionProps {
  readonly question: PlannedQuestion;
  readonly value: Value | undefined;
  readonly onAnswer: (place: number, value: Value) => void;
}

function Control(props: QuestionProps) {
  const { question, value, onAnswer } = props;
  if (question.kind === 'matrix') return <Matrix {...props} />;
  if (question.kind !== 'text') return <Choice {...props} />;
  return (
    <input
      type="text"
      aria-labelledby={`title${question.place}`}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onAnswer(question.place, event.target.value)}
    />
  );
}

export const Question = memo(function Question({ number, ...props }: QuestionProps & { readonly number: number }) {
  const { place, title } = props.question;
  return (
    <div className="question" data-place={place}>
      <h2 id={`title${place}`}>
        <span className="number">{number}.</span>
        <span>{title}</span>
      </h2>
      <Control {...props} />
    </div>
  );
});
