import { Model } from 'survey-core';
import { changesOf, inTurn, strangersOf } from './changes.mjs';
import { checkByHand, checkModel, contestOf, modelOf } from './contest.mjs';
import { medians } from './measure.mjs';

/**
 * The engine against survey-core and against closures written by hand, on equivalent surveys. Prints ratios, not times: times are the machine's.
 * Ends with code 1 when a target is missed. survey-core comes last, so that its heap is not in the way of what is measured without it.
 */

const SMALL = 100;
const MIDDLE = 1_000;
const LARGE = 5_000;
const LENGTHS = [SMALL, MIDDLE, LARGE];

/** A question of a long survey may cost at most twice as much as one of a short survey. */
const FLAT = 2;
const MOST_CLOSURES = 3;
const LEAST_COMPILE = 50;
const LEAST_CHANGE = 200;

let missed = false;

const print = (line) => process.stdout.write(`${line}\n`);

function report(what, ratio, isMet, target) {
  missed ||= !isMet;
  print(`${isMet ? 'ok    ' : 'MISSED'} ${what}: ${ratio.toFixed(2)} (target ${target})`);
}

const atMost = (what, ratio, target) => report(what, ratio, ratio <= target, `<= ${target}`);
const atLeast = (what, ratio, target) => report(what, ratio, ratio >= target, `>= ${target}`);

/** Runs of one batch: about as many questions, however long the survey is. */
const repeatsFor = (length) => Math.ceil(LARGE / length);

const contests = new Map(LENGTHS.map((length) => [length, contestOf(length)]));
for (const contest of contests.values()) checkByHand(contest);
print('engine and closures agree');

const [small, large] = medians(
  [SMALL, LARGE].map((length) => ({ run: contests.get(length).passAlone, repeats: repeatsFor(length), batches: 60 })),
  15,
);
atMost('cost of a question, 5000 against 100 questions', large / LARGE / (small / SMALL), FLAT);

for (const [length, { pass, closures }] of contests) {
  const repeats = repeatsFor(length);
  const [ours, byHand] = medians(
    [pass, closures].map((run) => ({ run, repeats })),
    15,
  );
  atMost(`full pass, ${length} questions, as many times the closures`, ours / byHand, MOST_CLOSURES);
}

for (const [length, contest] of contests) {
  const strangers = strangersOf(contest);
  const engine = (given) => contest.passParsed(given).effective;
  const [ours, byHand] = medians(
    [engine, contest.closuresOn].map((run) => ({ run: inTurn(strangers, run), repeats: 2 * repeatsFor(length) })),
    15,
  );
  atMost(`full pass over answers that came just now, ${length} questions, as many times the closures`, ours / byHand, MOST_CLOSURES);
}

for (const [length, contest] of contests) {
  const contestants = [
    { run: contest.compile, repeats: repeatsFor(length) },
    { run: () => new Model(contest.json), repeats: 1, batches: 2 },
  ];
  const [ours, theirs] = medians(contestants, 3);
  atLeast(`compile, ${length} questions, times faster than survey-core's model`, theirs / ours, LEAST_COMPILE);
}

const middle = contests.get(MIDDLE);
const model = modelOf(middle);
checkModel(middle, model);
const changes = changesOf(middle);
const [pass, change] = medians(
  [
    { run: inTurn(changes, ({ answers }) => middle.passOn(answers)), repeats: changes.length, batches: 20 },
    { run: inTurn(changes, ({ name, value }) => model.setValue(name, value)), repeats: changes.length, batches: 3 },
  ],
  5,
);
atLeast('full pass after one changed answer, 1000 questions, times faster than survey-core', change / pass, LEAST_CHANGE);

for (const length of [SMALL, LARGE]) checkModel(contests.get(length), modelOf(contests.get(length)));
print('engine and survey-core agree');

process.exitCode = missed ? 1 : 0;
