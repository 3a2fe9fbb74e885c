import { useCallback, useState } from 'react';
import type { PlannedQuestion, Value } from './plan';
import { Question } from './Question';

/** What somebody writes who needs this one survey and no other: plain state, remembered questions, one condition. */
export function Page({ questions }: { readonly questions: readonly PlannedQuestion[] }) {
  const [values, setValues] = useState<Readonly<Record<number, Value>>>({});
  const handleAnswer = useCallback((place: number, value: Value) => setValues((old) => ({ ...old, [place]: value })), []);
  const shown = questions.filter(({ isHidden }) => !(isHidden && values[0] === 'Option 2'));
  return (
    <main>
      <h1>Bench</h1>
      {shown.map((question, at) => (
        <Question key={question.place} question={question} number={at + 1} value={values[question.place]} onAnswer={handleAnswer} />
      ))}
      <button type="button">Submit</button>
    </main>
  );
}
