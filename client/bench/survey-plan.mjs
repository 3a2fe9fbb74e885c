/**
 * A made-up survey of any length, told once and written in three ways: as a definition of ours, as the hand-written page reads it, as JSON for
 * survey-core. A tap on the second option of the first question hides six others; a tap on its first option shows them again.
 */

/** What is asked in ten questions in a row, about as often as in surveys of the usual kind. */
const KINDS = ['single', 'multiple', 'single', 'text', 'matrix', 'single', 'rate', 'multiple', 'single', 'text'];
const OPTIONS = { single: 4, multiple: 5, matrix: 5, rate: 5 };
const ROWS = { matrix: 4 };
const HIDDEN = { first: 2, last: 7 };

/** Places of the questions that the tap hides. */
export const HIDDEN_PLACES = Array.from({ length: HIDDEN.last - HIDDEN.first + 1 }, (_, at) => HIDDEN.first + at);

const titled = (word, count = 0) => Array.from({ length: count }, (_, at) => `${word} ${at + 1}`);

export const planSurvey = (length) =>
  Array.from({ length }, (_, place) => {
    const kind = KINDS[place % KINDS.length];
    return {
      place,
      kind,
      title: `How much do you agree with the ${place + 1}th of these statements?`,
      options: titled(kind === 'rate' ? '' : 'Option', OPTIONS[kind]).map((title) => title.trim()),
      rows: titled('Row', ROWS[kind]),
      isHidden: HIDDEN_PLACES.includes(place),
    };
  });
