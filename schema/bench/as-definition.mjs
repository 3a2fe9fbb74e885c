import { choicesOf } from './survey-plan.mjs';

const TYPES = { single: 1, multiple: 2, text: 3, number: 3, rate: 4, dropdown: 6, slider: 13 };
const SETTINGS = { multiple: { min: 1, max: 4 }, number: { format: 1, min: 0, max: 100 } };

const nodeOf = (question) => ({
  id: question.id,
  code: `Q${question.index + 1}`,
  type: TYPES[question.kind],
  title: `Question ${question.index + 1}`,
  ...(question.required && { required: true }),
  ...(SETTINGS[question.kind] && { setting: SETTINGS[question.kind] }),
  ...(choicesOf(question) > 0 && {
    options: Array.from({ length: choicesOf(question) }, (_, place) => ({
      id: question.id + place + 1,
      code: String(place + 1),
      title: `Option ${place + 1}`,
    })),
  }),
});

const conditionOf = ({ source, algorithm, options, values, joinedByOr }, id) => ({
  id,
  nodeId: source.id,
  algorithm,
  ...(options && { optionId: options.map((number) => source.id + number) }),
  ...(values && { result: values }),
  ...(joinedByOr && { operator: 2 }),
});

const showOrHide = ({ id: nodeId, conditions, hides }, id) => ({
  id,
  model: 1,
  type: 2,
  nodeId,
  algorithm: hides ? 2 : 1,
  conditions: conditions.map((condition, place) => conditionOf(condition, id + 1 + place)),
});

const jump = ({ id: nodeId, jumpsTo }, questions, id) => ({
  id,
  model: 1,
  type: 1,
  nodeId,
  target: questions[jumpsTo].id,
  conditions: [{ id: id + 1, nodeId, algorithm: 1, optionId: [nodeId + 1] }],
});

const itemsOf = (question, questions, id) => [
  ...(question.conditions.length > 0 ? [showOrHide(question, id)] : []),
  ...(question.jumpsTo === undefined ? [] : [jump(question, questions, id + 4)]),
];

/** The plan as a definition. */
export function asDefinition(questions) {
  const last = questions.at(-1);
  const firstLogicId = last.id + choicesOf(last) + 1;
  return {
    format: 1,
    lastId: firstLogicId + questions.length * 6,
    title: 'Bench',
    nodes: questions.map(nodeOf),
    logic: questions.flatMap((question, index) => itemsOf(question, questions, firstLogicId + index * 6)),
  };
}

function answerOf({ id, kind, answer }) {
  if (kind === 'single' || kind === 'dropdown') return { option: id + answer };
  if (kind === 'multiple') return { options: answer.map((number) => ({ option: id + number })) };
  if (kind === 'rate' || kind === 'slider') return { number: answer };
  return { text: String(answer) };
}

/** Returns the respondent's answers as the answering page sends them. */
export const asAnswers = (questions) =>
  Object.fromEntries(questions.filter(({ answer }) => answer !== undefined).map((question) => [question.id, answerOf(question)]));
