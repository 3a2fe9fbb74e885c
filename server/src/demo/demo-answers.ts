import type { Answer, Answers, ChoiceAnswer } from '@wence/schema';
import type { DemoOption, Weight } from './data/demo-survey.js';
import type { PlacedQuestion } from './demo-definition.js';
import type { SeededRandom } from './seeded-random.js';

/** Kind of respondent. Weights differ between the two, so that a cross table shows a correlation. */
type Rider = 0 | 1;

type PlacedOption = DemoOption & { readonly id: number };

const COMMUTERS = 0.58;

/** Generates the answers of one person. */
export function demoAnswers(questions: readonly PlacedQuestion[], chance: SeededRandom): Answers {
  const rider: Rider = chance.happens(COMMUTERS) ? 0 : 1;
  return Object.fromEntries(
    questions.flatMap((placed) => {
      if (!chance.happens(placed.question.answered ?? 1)) return [];
      const answer = answerTo(placed, rider, chance);
      return answer ? [[String(placed.id), answer]] : [];
    }),
  );
}

function answerTo({ question, optionIds }: PlacedQuestion, rider: Rider, chance: SeededRandom): Answer | null {
  const options = (question.options ?? []).map((option, at) => ({ ...option, id: optionIds[at] ?? 0 }));
  switch (question.kind) {
    case 'single':
      return choice(weightedOne(options, rider, chance), chance);
    case 'multiple':
      return several(options, Number(question.setting?.max ?? options.length), rider, chance);
    case 'text':
      return { text: chance.pick(question.texts ?? []) };
  }
}

/** Every option by itself, as its weight in percent says; nobody leaves with nothing. */
function several(options: readonly PlacedOption[], most: number, rider: Rider, chance: SeededRandom): Answer {
  const exclusive = options.find((option) => option.exclusive);
  if (exclusive && chance.happens(weightOf(exclusive.weight, rider) / 100)) return { options: [choice(exclusive, chance)] };
  const open = options.filter((option) => !option.exclusive);
  const chosen = open.filter((option) => chance.happens(weightOf(option.weight, rider) / 100));
  if (chosen.length === 0) chosen.push(weightedOne(open, rider, chance));
  while (chosen.length > most) chosen.splice(chance.between(0, chosen.length - 1), 1);
  return { options: chosen.map((option) => choice(option, chance)) };
}

function weightedOne(options: readonly PlacedOption[], rider: Rider, chance: SeededRandom): PlacedOption {
  return chance.weighted(options, ({ weight }) => weightOf(weight, rider));
}

function choice({ id, texts }: PlacedOption, chance: SeededRandom): ChoiceAnswer {
  return texts ? { option: id, text: chance.pick(texts) } : { option: id };
}

function weightOf(weight: Weight, rider: Rider): number {
  return typeof weight === 'number' ? weight : weight[rider];
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Share of the answers per day, oldest first, as if the link had been shared twice. */
const DAYS = [30, 24, 15, 11, 9, 8, 14, 26, 21, 14, 10, 9, 11, 8];

/** The times at which people answer, oldest first, within the last 14 days. */
export function demoTimes(now: Date, count: number, chance: SeededRandom): Date[] {
  const ages = Array.from({ length: count }, () => {
    const day = chance.weighted(
      DAYS.map((share, index) => ({ share, age: DAYS.length - 1 - index })),
      ({ share }) => share,
    );
    return day.age * DAY_MS + chance.next() * (DAY_MS - HOUR_MS) + HOUR_MS / 6;
  });
  return ages.sort((a, b) => b - a).map((age) => new Date(now.getTime() - age));
}
