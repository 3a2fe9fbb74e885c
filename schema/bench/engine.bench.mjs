import { Model } from 'survey-core';
import { checkAgreement, contestOf, modelOf } from './contest.mjs';
import { medians } from './measure.mjs';

/**
 * The engine against survey-core and against closures written by hand, on equivalent surveys. Prints ratios, not times: times are the machine's.
 * Ends with code 1 when a target is missed.
 */

const ROUNDS = 15;
const SMALL = 100;
const MIDDLE = 1_000;
const LARGE = 5_000;

/** Caches, not the engine, make a question of a long survey dearer than one of a short survey; the closures show the same. */
const TARGETS = { compile: 50, change: 200, flat: 2, closures: 3 };

const started = (lengths) => {
  const contests = new Map(lengths.map((length) => [length, contestOf(length)]));
  const models = new Map(lengths.map((length) => [length, modelOf(contests.get(length))]));
  for (const length of lengths) checkAgreement(contests.get(length), models.get(length));
  return { contests, models };
};

let missed = false;

const print = (line) => process.stdout.write(`${line}\n`);

const report = (what, ratio, isMet, target) => {
  missed ||= !isMet;
  print(`${isMet ? 'ok    ' : 'MISSED'} ${what}: ${ratio.toFixed(2)} (target ${target})`);
};

const { contests, models } = started([SMALL, MIDDLE, LARGE]);
print('engine, closures and survey-core agree');

const repeatsFor = (length) => Math.max(1, Math.round((2 * LARGE) / length));

for (const length of [SMALL, MIDDLE, LARGE]) {
  const { json, compile } = contests.get(length);
  const [ours, theirs] = medians(
    [
      { run: compile, repeats: repeatsFor(length) },
      { run: () => new Model(json), repeats: 1 },
    ],
    length === LARGE ? 1 : 3,
  );
  report(`compile, ${length} questions, times faster than survey-core's model`, theirs / ours, theirs / ours >= TARGETS.compile, '>= 50');
}

/** The first question changes its mind again and again. */
const changing = (model) => {
  let choice = 0;
  return () => {
    choice = (choice % 4) + 1;
    model.setValue('q1', String(choice));
  };
};

const [pass, change] = medians(
  [
    { run: contests.get(MIDDLE).pass, repeats: 10 },
    { run: changing(models.get(MIDDLE)), repeats: 4 },
  ],
  ROUNDS,
);
report(
  'full pass, 1000 questions, times faster than one answer set in survey-core',
  change / pass,
  change / pass >= TARGETS.change,
  '>= 200',
);

for (const length of [SMALL, MIDDLE, LARGE]) {
  const contest = contests.get(length);
  const repeats = repeatsFor(length);
  const [ours, byHand] = medians(
    [
      { run: contest.pass, repeats },
      { run: contest.closures, repeats },
    ],
    ROUNDS,
  );
  report(`full pass, ${length} questions, as many times the closures`, ours / byHand, ours / byHand <= TARGETS.closures, '<= 3');
}

const [small, large] = medians(
  [
    { run: contests.get(SMALL).pass, repeats: repeatsFor(SMALL) },
    { run: contests.get(LARGE).pass, repeats: repeatsFor(LARGE) },
  ],
  ROUNDS,
);
const growth = large / LARGE / (small / SMALL);
report('cost per question, 5000 against 100 questions', growth, growth <= TARGETS.flat, '<= 2');

process.exitCode = missed ? 1 : 0;
