import { readFileSync } from 'node:fs';

/** Thirty questions of the usual kinds, with how people answer them; `fixtures/survey30.json` says what its words mean. */
const PLAN = JSON.parse(readFileSync(new URL('./fixtures/survey30.json', import.meta.url), 'utf8'));
const TYPES = { single: 1, multiple: 2, matrix: 14, text: 3, number: 3, rating: 4, rank: 9 };
const INTEGER = 1;

/** Ids in the order of the document: each question before its rows, those before its options. */
function place() {
  let lastId = 0;
  const nextId = () => (lastId += 1);
  return PLAN.questions.map((question) => ({
    question,
    id: nextId(),
    rows: (question.rows ?? []).map((row) => ({ ...row, id: nextId() })),
    options: (question.options ?? question.columns ?? []).map((option) => ({ ...option, id: nextId() })),
  }));
}

const PLACED = place();

const parts = (items) => items.map(({ id, text }, at) => ({ id, code: String(at + 1), title: text }));

function nodeOf({ question, id, rows, options }, at) {
  const { type, text, min, max } = question;
  return {
    id,
    code: `Q${at + 1}`,
    type: TYPES[type],
    title: text,
    ...(type === 'matrix' && { subType: 1, children: parts(rows) }),
    ...(options.length > 0 && { options: parts(options) }),
    ...(type === 'number' && { setting: { format: INTEGER } }),
    ...(type === 'rating' && { setting: { min, max } }),
  };
}

export const definition = { format: 1, title: PLAN.title, language: PLAN.language, nodes: PLACED.map(nodeOf) };

/** What one respondent answers, by a chance that repeats itself for the same seed. */
export function answersFrom(chance) {
  return Object.fromEntries(
    PLACED.map((placed) => [placed.id, ANSWER[placed.question.type](placed, chance)]).filter(([, answer]) => answer),
  );
}

const missing = ({ missing: share = 0 }, chance) => chance() < share;
const between = (least, most, chance) => least + Math.floor(chance() * (most - least + 1));

/** The place of one of them, the heavier the likelier. */
function weighted(weights, chance) {
  let left = chance() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return at === -1 ? weights.length - 1 : at;
}

function triangular({ min, max, mode }, chance) {
  const u = chance();
  const split = (mode - min) / (max - min);
  return Math.round(u < split ? min + Math.sqrt(u * (max - min) * (mode - min)) : max - Math.sqrt((1 - u) * (max - min) * (max - mode)));
}

function ranked(options, chance) {
  const left = [...options];
  return options.map(
    () =>
      left.splice(
        weighted(
          left.map(({ weight }) => weight),
          chance,
        ),
        1,
      )[0].id,
  );
}

const ANSWER = {
  single: ({ question, options }, chance) =>
    missing(question, chance)
      ? null
      : {
          option:
            options[
              weighted(
                options.map(({ weight }) => weight),
                chance,
              )
            ].id,
        },
  multiple: ({ options }, chance) => {
    const chosen = options.filter(({ p }) => chance() < p);
    return chosen.length > 0 ? { options: chosen.map(({ id }) => ({ option: id })) } : null;
  },
  matrix: ({ question, rows, options }, chance) => {
    const given = rows.flatMap(({ id }, at) =>
      missing(question, chance) ? [] : [[id, { option: options[weighted(question.weights[at], chance)].id }]],
    );
    return given.length > 0 ? { rows: Object.fromEntries(given) } : null;
  },
  text: ({ question }, chance) => {
    if (chance() >= question.answered) return null;
    const words = Array.from(
      { length: between(...question.words, chance) },
      () => PLAN.vocabulary[between(0, PLAN.vocabulary.length - 1, chance)],
    );
    return { text: words.join(' ') };
  },
  number: ({ question }, chance) => (missing(question, chance) ? null : { text: String(triangular(question, chance)) }),
  rating: ({ question }, chance) => (missing(question, chance) ? null : { number: question.min + weighted(question.weights, chance) }),
  rank: ({ options }, chance) => ({ order: ranked(options, chance) }),
};

/** mulberry32, as the fixture asks for: numbers at least 0 and below 1. */
export function chanceFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
