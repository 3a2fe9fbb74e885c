import { Model } from 'survey-core';
import { compile } from '../dist/engine/compile.js';
import { evaluate, evaluateParsed } from '../dist/engine/evaluate.js';
import { parseDefinition } from '../dist/definition/parse/parse-definition.js';
import { asClosures } from './as-closures.mjs';
import { asAnswers, asDefinition } from './as-definition.mjs';
import { asData, asSurveyCore, nameOf } from './as-survey-core.mjs';
import { planSurvey } from './survey-plan.mjs';

/** One survey in three languages, with everything that runs on it. */
export function contestOf(length) {
  const questions = planSurvey(length);
  const parsed = parseDefinition(asDefinition(questions));
  if (!parsed.ok) throw new Error(`The survey is refused: ${JSON.stringify(parsed.faults[0])}`);
  const definition = parsed.value;
  const compiled = compile(definition);
  const answers = asAnswers(questions);
  const closures = asClosures(questions);
  return {
    length,
    questions,
    json: asSurveyCore(questions),
    compile: () => compile(definition),
    passOn: (given) => evaluate(compiled, given),
    /** Evaluates like the server, which gets every respondent's answers from JSON and only once. */
    passParsed: (given) => evaluateParsed(compiled, given),
    /** Computes what the answering page needs after every answer: stored answers are made only on submission. */
    passAlone: () => evaluate(compiled, answers),
    /** Reads `effective` as well, which would otherwise be made only when somebody asks for it. */
    pass: () => {
      const evaluation = evaluate(compiled, answers);
      return evaluation.effective && evaluation;
    },
    closures: () => closures(answers),
    closuresOn: (given) => closures(given),
  };
}

/** A survey-core model that holds the answers that count. */
export function modelOf({ questions, json, pass }) {
  const kept = new Set(pass().kept);
  const model = new Model(json);
  model.data = asData(questions, ({ id }) => kept.has(id));
  return model;
}

function same(what, length, ours, theirs) {
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) throw new Error(`${length} questions: ${what} differ`);
}

/** Stops the bench unless engine and closures find the same: what computes something else cannot be compared. */
export function checkByHand({ length, pass, closures }) {
  const { visible, effective, kept, errors } = pass();
  const byHand = closures();
  const reasons = errors.map(({ nodeId, reason }) => ({ nodeId, reason }));
  same('visible questions by hand', length, visible, byHand.visible);
  same('kept answers by hand', length, kept, byHand.kept);
  same('effective answers by hand', length, effective, byHand.effective);
  same('errors by hand', length, reasons, byHand.errors);
}

/** The same of survey-core, which is asked what it shows. */
export function checkModel({ length, questions, pass }, model) {
  const shown = new Set(pass().visible);
  const ours = questions.filter(({ id }) => shown.has(id)).map(({ index }) => nameOf(index));
  const theirs = model.getAllQuestions().flatMap((question) => (question.isVisible ? question.name : []));
  same('visible questions of survey-core', length, ours, theirs);
}
