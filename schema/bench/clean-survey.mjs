/**
 * A sound survey of any length with a logic item on every third question: nothing to find in it. Each shows a question, jumps over one, or shows an
 * option, by an answer that stands shortly before.
 */
const OPTIONS = 4;
const PER_QUESTION = OPTIONS + 1;
const idOf = (index) => 1 + index * PER_QUESTION;
const optionOf = (index, place) => idOf(index) + place;

const nodeOf = (_, index) => ({
  id: idOf(index),
  code: `Q${index + 1}`,
  type: index % 2 === 0 ? 1 : 2,
  title: `Question ${index + 1}`,
  required: true,
  options: Array.from({ length: OPTIONS }, (__, place) => ({
    id: optionOf(index, place + 1),
    code: String(place + 1),
    title: `Option ${place + 1}`,
  })),
});

const conditionOn = (index, id, place) => ({ id, nodeId: idOf(index), algorithm: 1, optionId: [optionOf(index, place)] });

/** Turns by turns on the second question of every three: shown by one answer, by one of two, hidden by one; now and then a jump or an option. */
function itemOf(turn, id) {
  const index = turn * 3 + 1;
  const owner = { id, nodeId: idOf(index), conditions: [conditionOn(index - 1, id + 1, 1)] };
  if (turn % 10 === 8) return { ...owner, model: 1, type: 1, target: idOf(index + 2) };
  if (turn % 10 === 4) return { ...owner, model: 2, type: 2, algorithm: 1, optionId: [optionOf(index, 2)] };
  const shown = { ...owner, model: 1, type: 2, algorithm: turn % 3 === 2 ? 2 : 1 };
  if (turn === 0 || turn % 3 !== 1) return shown;
  return { ...shown, conditions: [...owner.conditions, { ...conditionOn(index - 2, id + 2, 2), operator: 2 }] };
}

export function cleanSurvey(length, items) {
  const firstId = idOf(length);
  return {
    format: 1,
    lastId: firstId + items * 3,
    title: 'Clean',
    nodes: Array.from({ length }, nodeOf),
    logic: Array.from({ length: items }, (_, turn) => itemOf(turn, firstId + turn * 3)),
  };
}

/** The first option everywhere. */
export const cleanAnswers = (length) =>
  Object.fromEntries(
    Array.from({ length }, (_, index) => {
      const option = optionOf(index, 1);
      return [idOf(index), index % 2 === 0 ? { option } : { options: [{ option }] }];
    }),
  );
