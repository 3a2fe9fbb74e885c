import { choicesOf } from './survey-plan.mjs';

/**
 * Hand-written equivalent of this one survey, as a careful programmer would write it: a function per question that reads its answer, a function
 * per question that says whether it is shown, and a loop. It finds the same as the engine (visible, effective, kept, errors), knows the same
 * rules, and checks its input as strictly; it knows nothing of options that logic hides, of containers, or of the other kinds of answers.
 */

const NOTHING = { answer: undefined, error: undefined };
const wrong = (reason) => ({ answer: undefined, error: reason });

function isRecordWith(value, key) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length === 1 && keys[0] === key;
}

const optionIds = (question) => Array.from({ length: choicesOf(question) }, (_, place) => question.id + place + 1);

function singleReader(question) {
  const known = new Set(optionIds(question));
  return (value) => {
    if (!isRecordWith(value, 'option') || typeof value.option !== 'number') return wrong('shape');
    return known.has(value.option) ? { answer: { option: value.option }, error: undefined } : wrong('unknownOption');
  };
}

function multipleReader(question) {
  const ids = optionIds(question);
  const readChoice = singleReader(question);
  return (value) => {
    if (!isRecordWith(value, 'options') || !Array.isArray(value.options)) return wrong('shape');
    const chosen = new Set();
    for (const item of value.options) {
      const { answer, error } = readChoice(item);
      if (error !== undefined) return wrong(error);
      if (chosen.has(answer.option)) return wrong('shape');
      chosen.add(answer.option);
    }
    if (chosen.size === 0) return NOTHING;
    const options = ids.filter((id) => chosen.has(id)).map((option) => ({ option }));
    return { answer: { options }, error: options.length > 4 ? 'max' : undefined };
  };
}

const textReader = () => (value) => {
  if (!isRecordWith(value, 'text') || typeof value.text !== 'string') return wrong('shape');
  const text = value.text.trim();
  return text === '' ? NOTHING : { answer: { text }, error: text.length > 99_999 ? 'maxWord' : undefined };
};

const integerReader = () => (value) => {
  const read = textReader()(value);
  if (read.answer === undefined) return read;
  const { text } = read.answer;
  if (!/^[+-]?[0-9]+$/.test(text)) return { answer: read.answer, error: 'integer' };
  if (Number(text) < 0) return { answer: read.answer, error: 'min' };
  return Number(text) > 100 ? { answer: read.answer, error: 'max' } : read;
};

const numberReader = (min, max) => () => (value) => {
  if (!isRecordWith(value, 'number') || !Number.isInteger(value.number)) return wrong('shape');
  const error = value.number < min ? 'min' : value.number > max ? 'max' : undefined;
  return { answer: { number: value.number }, error };
};

const READERS = {
  single: singleReader,
  dropdown: singleReader,
  multiple: multipleReader,
  text: textReader,
  number: integerReader,
  rate: numberReader(1, 5),
  slider: numberReader(0, 100),
};

const ids = ({ source, options }) => options.map((number) => source.id + number);

const chosenIn = (answer) =>
  answer === undefined ? [] : 'options' in answer ? answer.options.map(({ option }) => option) : [answer.option];

const valueOf = (answer) => (answer === undefined ? Number.NaN : Number('number' in answer ? answer.number : answer.text));

/** Conditions look at the answers that count, by question id. */
function conditionOf(condition) {
  const { source, algorithm, values } = condition;
  const { id } = source;
  if (algorithm === 11) return (effective) => effective[id] !== undefined;
  if (algorithm === 12) return (effective) => effective[id] === undefined;
  if (algorithm === 8) return (effective) => valueOf(effective[id]) > values[0];
  if (algorithm === 9) return (effective) => valueOf(effective[id]) < values[0];
  if (algorithm === 10) return (effective) => valueOf(effective[id]) >= values[0] && valueOf(effective[id]) <= values[1];
  if (values !== undefined) return (effective) => effective[id] !== undefined && effective[id].text.toLowerCase().includes(values[0]);
  const wanted = ids(condition);
  if (algorithm === 1) return (effective) => wanted.some((option) => chosenIn(effective[id]).includes(option));
  if (algorithm === 2) return (effective) => !wanted.some((option) => chosenIn(effective[id]).includes(option));
  return (effective) => wanted.every((option) => chosenIn(effective[id]).includes(option));
}

function visibilityOf({ conditions, hides }) {
  if (conditions.length === 0) return () => true;
  const runs = [];
  for (const condition of conditions) {
    if (runs.length === 0 || condition.joinedByOr) runs.push([]);
    runs.at(-1).push(conditionOf(condition));
  }
  const holds = (effective) => runs.some((run) => run.every((test) => test(effective)));
  return hides ? (effective) => !holds(effective) : holds;
}

/** The survey as a function of the answers. */
export function asClosures(questions) {
  const steps = questions.map((question) => ({
    id: question.id,
    index: question.index,
    required: question.required,
    isVisible: visibilityOf(question),
    read: READERS[question.kind](question),
    jumpsTo: question.jumpsTo,
    first: question.id + 1,
  }));
  const known = new Set(steps.map(({ id }) => String(id)));
  return (answers) => {
    const visible = [];
    const kept = [];
    const errors = [];
    const effective = {};
    let resume = 0;
    for (const { id, index, required, isVisible, read, jumpsTo, first } of steps) {
      if (index < resume || !isVisible(effective)) continue;
      visible.push(id);
      const value = answers[id];
      const { answer, error } = value === undefined ? NOTHING : read(value);
      if (error !== undefined) errors.push({ nodeId: id, reason: error });
      else if (answer === undefined && required) errors.push({ nodeId: id, reason: 'required' });
      if (answer === undefined) continue;
      effective[id] = answer;
      kept.push(id);
      if (jumpsTo !== undefined && answer.option === first) resume = jumpsTo;
    }
    for (const key of Object.keys(answers)) if (!known.has(key)) errors.push({ nodeId: 0, reason: 'unknownQuestion' });
    return { visible, effective, kept, errors };
  };
}
