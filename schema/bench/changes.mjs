import { asAnswers } from './as-definition.mjs';
import { asData, nameOf } from './as-survey-core.mjs';

/** Another answer to the same question. */
function otherAnswer({ kind, answer }) {
  if (kind === 'single' || kind === 'dropdown') return 1 + (answer % 4);
  if (kind === 'multiple') return answer.length === 1 ? [1, 2] : [1];
  if (kind === 'rate') return 1 + (answer % 5);
  if (kind === 'text') return answer === 'price' ? 'very fast' : 'price';
  return (answer + 37) % 100;
}

/** One in so many questions changes its answer. */
const STEP = 70;

/**
 * A respondent who changes an answer and changes it back, in one question after another all over the survey: as answers for a full pass, and as
 * the name and value that survey-core is given. Only questions whose answers count.
 */
export function changesOf({ questions, pass }) {
  const kept = new Set(pass().kept);
  const answers = asAnswers(questions);
  const counting = questions.filter(({ id }) => kept.has(id)).filter((_, place) => place % STEP === 0);
  return counting.flatMap((question) => {
    const changed = { ...question, answer: otherAnswer(question) };
    return [changed, question].map((one) => ({
      name: nameOf(one.index),
      value: asData([one], () => true)[nameOf(one.index)],
      answers: { ...answers, ...asAnswers([one]) },
    }));
  });
}

/** Two respondents in turn who agree in nothing: no answer is known from the pass before. */
export function strangersOf({ questions }) {
  const others = questions.map((question) => (question.answer === undefined ? question : { ...question, answer: otherAnswer(question) }));
  return [asAnswers(questions), asAnswers(others)];
}

/** Runs through the changes, one per call, again and again. */
export function inTurn(changes, run) {
  let next = 0;
  return () => {
    run(changes[next % changes.length]);
    next += 1;
  };
}
