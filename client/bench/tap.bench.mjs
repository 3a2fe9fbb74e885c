import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asDefinition } from './as-definition.mjs';
import { asSurveyJs, nameOf } from './as-survey-js.mjs';
import { buildPages } from './build-pages.mjs';
import { Contestant } from './contestant.mjs';
import { openBrowser } from './open-browser.mjs';
import { answeringPage, DIST, filled, serve } from './serve-pages.mjs';
import { planSurvey } from './survey-plan.mjs';

/**
 * How long a tap that hides six questions takes to show its effect, on a phone four times slower than this machine: our answering page against a
 * page of the same questions written by hand in React, with survey-react-ui beside them. Prints ratios; times are the machine's.
 * Ends with code 1 when the target is missed.
 */

const LENGTHS = process.argv.slice(2).map(Number).filter(Boolean);
const MOST = 1.5;
/** A short page shows a tap within a few frames, so it takes more rounds until chance evens out. */
const roundsFor = (length) => (length < 100 ? 25 : 11);
/** Taps of a round; survey-react-ui is only beside the race, and slow. */
const TAPS = { ours: 3, 'by-hand': 3, 'survey-js': 1 };

const print = (line) => process.stdout.write(`${line}\n`);
const sorted = (values) => values.toSorted((a, b) => a - b);
const quantile = (values, share) => sorted(values)[Math.round((values.length - 1) * share)];
const median = (values) => quantile(values, 0.5);

function pagesFor(length, folder) {
  const plan = planSurvey(length);
  const { definition, ids } = asDefinition(plan);
  const theirs = (name, data) => filled(readFileSync(join(folder, `${name}.html`), 'utf8'), '<!--plan-->', 'plan', data);
  return {
    ids,
    pages: {
      '/r/bench': answeringPage(definition),
      '/by-hand': theirs('by-hand', plan),
      '/survey-js': theirs('survey-js', asSurveyJs(plan)),
    },
  };
}

/** Each by its address and how its questions and their numbers are found. */
const contestantsOf = (ids) => ({
  ours: ['/r/bench', { question: (at) => `[data-question="${ids[at]}"]`, number: (at) => `[data-question="${ids[at]}"] h2` }],
  'by-hand': ['/by-hand', { question: (at) => `[data-place="${at}"]`, number: (at) => `[data-place="${at}"] h2` }],
  'survey-js': [
    '/survey-js',
    { question: (at) => `[data-name="${nameOf(at)}"]`, number: (at) => `[data-name="${nameOf(at)}"] .sd-element__num` },
  ],
});

/** Times of each contestant by round, in which all of them take turns, so that a slow minute of the machine slows all. One round goes first unmeasured. */
async function race(contestants, rounds) {
  const times = Object.fromEntries(contestants.map(({ name }) => [name, { hide: [], show: [] }]));
  for (let round = -1; round < rounds; round += 1)
    for (const contestant of contestants) {
      const [hide, show] = [[], []];
      for (let tap = 0; tap < TAPS[contestant.name]; tap += 1) {
        hide.push(await contestant.hide());
        show.push(await contestant.show());
      }
      if (round < 0) continue;
      times[contestant.name].hide.push(median(hide));
      times[contestant.name].show.push(median(show));
    }
  return times;
}

/** The median of the rounds' ratios, and between which of them half of the rounds lie. */
function ratioOf(ours, others) {
  const ratios = ours.map((time, round) => time / others[round]);
  const spread = `${quantile(ratios, 0.25).toFixed(2)}–${quantile(ratios, 0.75).toFixed(2)}`;
  return { ratio: median(ratios), spread, times: `${median(ours).toFixed(0)} : ${median(others).toFixed(0)} ms` };
}

async function measure(length, browser, folder) {
  const { ids, pages } = pagesFor(length, folder);
  const server = await serve(pages, [DIST, folder]);
  const contestants = [];
  for (const [name, [path, select]] of Object.entries(contestantsOf(ids)))
    contestants.push(await Contestant.open(browser, name, `${server.origin}${path}`, select));
  for (const each of contestants) print(`       ${length} questions, ${each.name}: ${await each.countElements()} elements`);
  const times = await race(contestants, roundsFor(length));
  for (const each of contestants) await each.close();
  server.stop();
  return times;
}

const told = ({ ratio, spread, times }) => `${ratio.toFixed(2)} (${spread}; ${times})`;

function report(length, times) {
  const hide = ratioOf(times.ours.hide, times['by-hand'].hide);
  const isMet = hide.ratio <= MOST;
  print(`${isMet ? 'ok    ' : 'MISSED'} ${length} questions, six are hidden, ours against by hand: ${told(hide)}, target <= ${MOST}`);
  print(`       ${length} questions, they come back, ours against by hand: ${told(ratioOf(times.ours.show, times['by-hand'].show))}`);
  print(
    `       ${length} questions, six are hidden, ours against survey-react-ui: ${told(ratioOf(times.ours.hide, times['survey-js'].hide))}`,
  );
  return isMet;
}

const folder = await buildPages();
const browser = await openBrowser();
let isMet = true;
for (const length of LENGTHS.length > 0 ? LENGTHS : [30, 300, 1000])
  isMet = report(length, await measure(length, browser, folder)) && isMet;
await browser.close();
process.exitCode = isMet ? 0 : 1;
