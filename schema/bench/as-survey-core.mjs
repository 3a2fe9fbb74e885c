import { choicesOf } from './survey-plan.mjs';

export const nameOf = (index) => `q${index + 1}`;

const TYPES = {
  single: 'radiogroup',
  dropdown: 'dropdown',
  multiple: 'checkbox',
  text: 'text',
  number: 'text',
  rate: 'rating',
  slider: 'text',
};

const listOf = (options) => `[${options.map((number) => `'${number}'`).join(', ')}]`;

/** One condition in survey-core's expression language, with our meaning (R2, R3, R4, R19). */
function expressionOf({ source, algorithm, options, values }) {
  const name = `{${nameOf(source.index)}}`;
  const isList = source.kind === 'multiple';
  if (algorithm === 1) return isList ? `${name} anyof ${listOf(options)}` : `${name} = '${options[0]}'`;
  if (algorithm === 2) return isList ? `${name} noneof ${listOf(options)}` : `${name} <> '${options[0]}'`;
  if (algorithm === 3) return isList ? `${name} allof ${listOf(options)}` : `${name} contains '${values[0]}'`;
  if (algorithm === 8) return `${name} > ${values[0]}`;
  if (algorithm === 9) return `${name} < ${values[0]}`;
  if (algorithm === 10) return `(${name} >= ${values[0]} and ${name} <= ${values[1]})`;
  return algorithm === 11 ? `${name} notempty` : `${name} empty`;
}

function ownVisibility({ conditions, hides }) {
  if (conditions.length === 0) return [];
  const joined = conditions.map((one, place) => `${place === 0 ? '' : one.joinedByOr ? ' or ' : ' and '}${expressionOf(one)}`).join('');
  return [hides ? `!(${joined})` : `(${joined})`];
}

/** survey-core has no jump that hides what it passes over: the questions between are hidden by the jump's condition. */
const jumpedOver = (index, questions) =>
  questions
    .slice(Math.max(0, index - 2), index)
    .filter(({ jumpsTo }) => jumpsTo !== undefined && index < jumpsTo)
    .map((from) => `{${nameOf(from.index)}} <> '1'`);

function elementOf(question, questions) {
  const visibleIf = [...ownVisibility(question), ...jumpedOver(question.index, questions)].join(' and ');
  return {
    type: TYPES[question.kind],
    name: nameOf(question.index),
    title: `Question ${question.index + 1}`,
    ...(question.required && { isRequired: true }),
    ...(choicesOf(question) > 0 && { choices: Array.from({ length: choicesOf(question) }, (_, place) => String(place + 1)) }),
    ...(question.kind === 'multiple' && { minSelectedChoices: 1, maxSelectedChoices: 4 }),
    ...((question.kind === 'number' || question.kind === 'slider') && { inputType: 'number', min: 0, max: 100 }),
    ...(visibleIf !== '' && { visibleIf }),
  };
}

/** The plan as survey-core reads it; hidden answers go at once, as ours do (R1). */
export const asSurveyCore = (questions) => ({
  clearInvisibleValues: 'onHidden',
  elements: questions.map((question) => elementOf(question, questions)),
});

function valueOf({ kind, answer }) {
  if (kind === 'single' || kind === 'dropdown') return String(answer);
  return kind === 'multiple' ? answer.map(String) : answer;
}

/** Answers by name, of the questions that `isWanted` picks. */
export const asData = (questions, isWanted) =>
  Object.fromEntries(
    questions
      .filter((question) => question.answer !== undefined && isWanted(question))
      .map((question) => [nameOf(question.index), valueOf(question)]),
  );
