/**
 * A made-up survey of any length, told once and written in two languages: as a definition of ours and as JSON for survey-core. The same number of
 * questions always gives the same survey and the same answers.
 */

const KINDS = ['single', 'multiple', 'rate', 'text', 'dropdown', 'slider', 'number'];
const CHOICES = { single: 4, dropdown: 6, multiple: 5 };
const WORDS = ['fast', 'slow service', 'very fast and friendly', 'nothing', 'price'];

/** Numbers from 0 to below `n` that look random and never change (the generator of Park and Miller). */
function drawing(seed) {
  let state = seed;
  return (n) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % n;
  };
}

export const choicesOf = ({ kind }) => CHOICES[kind] ?? 0;

/** Returns a random condition that an earlier question of each kind supports: our algorithm and its operand. */
function conditionOn(source, draw) {
  const { kind } = source;
  const option = () => 1 + draw(CHOICES[kind]);
  if (kind === 'single' || kind === 'dropdown') return { source, algorithm: 1 + draw(2), options: [option()] };
  if (kind === 'multiple') return { source, algorithm: 1 + draw(3), options: draw(2) === 0 ? [option()] : [1, 3] };
  if (kind === 'text') return draw(2) === 0 ? { source, algorithm: 3, values: ['fast'] } : { source, algorithm: 11 + draw(2) };
  if (kind === 'rate') return { source, algorithm: 8 + draw(2), values: [3] };
  return { source, algorithm: 10, values: [10 + draw(20), 40 + draw(50)] };
}

function conditionsFor(index, questions, draw) {
  const count = index === 0 ? 0 : 1 + draw(3);
  return Array.from({ length: count }, (_, place) => {
    const source = questions[Math.max(0, index - 1 - draw(12))];
    return { ...conditionOn(source, draw), joinedByOr: place > 0 && draw(3) > 0 };
  });
}

function answerFor({ kind }, draw) {
  if (draw(10) === 0) return undefined;
  if (kind === 'single' || kind === 'dropdown') return 1 + draw(CHOICES[kind]);
  if (kind === 'multiple') return [1, 2, 3, 4, 5].filter(() => draw(3) > 0);
  if (kind === 'rate') return 1 + draw(5);
  if (kind === 'text') return WORDS[draw(WORDS.length)];
  return draw(101);
}

/**
 * Plans the questions. A third of the conditions hides instead of showing; every 40th question jumps over the next two if its first option is
 * chosen. `id` counts up as in an editor, each question before its options. `answer` is the respondent's, also for hidden questions; one in ten
 * has none.
 */
export function planSurvey(length) {
  const draw = drawing(length + 7);
  const questions = [];
  let id = 1;
  for (let index = 0; index < length; index += 1) {
    const kind = index % 40 === 0 ? 'single' : KINDS[draw(KINDS.length)];
    const question = { index, id, kind, required: draw(3) === 0, conditions: conditionsFor(index, questions, draw), hides: draw(3) === 0 };
    id += 1 + choicesOf(question);
    questions.push({
      ...question,
      jumpsTo: index % 40 === 0 && index + 3 < length ? index + 3 : undefined,
      answer: answerFor(question, draw),
    });
  }
  return questions;
}
