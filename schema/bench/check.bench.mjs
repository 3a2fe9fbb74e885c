import { checkSurvey, compiledOf, evaluate, evaluationRecord } from '../dist/index.js';
import { cleanAnswers, cleanSurvey } from './clean-survey.mjs';
import { medians } from './measure.mjs';

/**
 * The check before a launch against the engine, on a sound survey. Prints ratios, not times. Ends with code 1 when the target is missed.
 */

const QUESTIONS = 300;
const ITEMS = 100;
/** Cost limit of the check in the designer, in passes, whenever something changes. */
const MOST_PASSES = 50;

const print = (line) => process.stdout.write(`${line}\n`);

const definition = cleanSurvey(QUESTIONS, ITEMS);
const answers = cleanAnswers(QUESTIONS);
const { findings, undecided } = checkSurvey(definition);
if (findings.length + undecided.length > 0) throw new Error(`Not a clean survey: ${JSON.stringify({ findings, undecided })}`);

const compiled = compiledOf(definition);
const [check, pass, bare] = medians(
  [
    // A new object each time: what is known of a survey that was checked before would make the check look cheaper than it is.
    { run: () => checkSurvey({ ...definition }), repeats: 5 },
    { run: () => evaluationRecord(evaluate(compiled, answers)), repeats: 100 },
    { run: () => evaluate(compiled, answers), repeats: 200 },
  ],
  15,
);

const ratio = check / pass;
const isMet = ratio <= MOST_PASSES;
print(
  `${isMet ? 'ok    ' : 'MISSED'} check of ${QUESTIONS} questions and ${ITEMS} items, as many times a full pass with all that it tells: ${ratio.toFixed(2)} (target <= ${MOST_PASSES})`,
);
print(`       the same, as many times a pass that is asked for nothing but what is shown: ${(check / bare).toFixed(2)}`);

process.exitCode = isMet ? 0 : 1;
