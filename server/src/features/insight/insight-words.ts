import { INSIGHT_KINDS, INSIGHT_SEVERITIES, INSIGHT_TESTS, type InsightKind, type InsightSeverity, type InsightTest } from '@wence/schema';

/** What both doors say of the words of a finding. */
export const KIND_TEXTS: Readonly<Record<InsightKind, string>> = {
  overview:
    'The sample: `received`, `counted`, `medianSeconds`, `busiestHour` (0 to 23, UTC) with `busiestHourCount`, `sourceCount` of the name `source`. What is not known is left out.',
  concentrated: '60 % or more chose one option: `count`, `percent`; name `option`.',
  spread:
    'The options of a single choice are chosen almost alike: `entropy` (0.95 to 1), `options`, `percent` of the first; name `option`.',
  peaks: 'Two high points of a scale with few answers between: `first`, `second`, `firstPercent`, `secondPercent`, `valleyPercent`.',
  scores:
    'The best and the worst row of a rated matrix, over those who rated both: means `best`, `worst`, their `gap`, `rows` compared; names `best`, `worst`.',
  nps: 'Net promoter score: `score`, interval of 95 % `low` to `high`, percent of `promoters`, `passives`, `detractors`. The filter leads to the detractors.',
  csat: 'The two highest points of a scale of five: `percent`, interval of 95 % `low` to `high`, `count`.',
  difference:
    'Groups of a single choice answer another question differently: `statistic`, `degrees`, `cramersV`, `rawP`; of the cell that stands out `count`, `columnBase`, `percent`, against `overallPercent`; names `option`, `column`.',
  trend:
    'The last seven days up to the newest response against the time before: `recentCount`, `recentDays`, `beforeCount`, `beforeDays`, responses a day `recentRate`, `beforeRate`.',
  missing: 'The question that the most of those who were shown it left open: `count`, `percent`.',
  dropOff:
    'The page on which most people left: its `number`, `count` of those who left, `percent` of those who reached it. The base are visits, which no filter knows: only without a filter.',
  quality:
    'Responses with flags of quality: `count`, `percent`, and how many have each, `speeding`, `straightLining`, `duplicate`, `burst`.',
};

export const SEVERITY_TEXTS: Readonly<Record<InsightSeverity, string>> = {
  info: 'Good to know.',
  notable: 'Worth a look.',
  strong: 'Asks for attention.',
};

export const TEST_TEXTS: Readonly<Record<InsightTest['name'], string>> = {
  chiSquare: "Pearson's chi-square test of independence; its probability is adjusted after Benjamini and Hochberg for all pairs tested.",
  pairedT: 'Two-sided t-test of the differences within responses, after Bonferroni for all pairs of rows.',
  poissonRate: 'Test of two rates, by the chi-square approximation.',
  interval: 'No test: an interval of 95 %, of a score from the variance of its answers, of a share after Wilson.',
};

const constantCase = (word: string): string => word.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** An enumeration of the graph whose values are the words of the model, with names as the graph writes them. */
const namesOf = <Word extends string>(words: readonly Word[]): Record<string, Word> =>
  Object.fromEntries(words.map((word) => [constantCase(word), word]));

export const describedNames = <Word extends string>(texts: Readonly<Record<Word, string>>): Record<string, { description: string }> =>
  Object.fromEntries(Object.entries<string>(texts).map(([word, description]) => [constantCase(word), { description }]));

export const InsightKindName = namesOf(INSIGHT_KINDS);
export const InsightSeverityName = namesOf(INSIGHT_SEVERITIES);
export const InsightTestName = namesOf(INSIGHT_TESTS);
