import { formatThousands, promoterBand, readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import type { InsightCardFragment } from './insight.generated';

/** Numbers and names of a finding by their names. */
export function numbersOf({ numbers }: Pick<InsightCardFragment, 'numbers'>): Readonly<Record<string, number>> {
  return Object.fromEntries(numbers.map(({ name, value }) => [name, value]));
}

const namesOf = ({ names }: InsightCardFragment): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map(({ name, text }) => [name, readableText(text)]));

export const percentText = (share: number | undefined): string => `${(share ?? 0).toFixed(1)}%`;

export const signedText = (score: number | undefined): string => `${(score ?? 0) > 0 ? '+' : ''}${(score ?? 0).toFixed(1)}`;

const SMALLEST_P = 0.001;
const pText = (p: number | null): string => (p !== null && p < SMALLEST_P ? 'p < 0.001' : `p = ${(p ?? 1).toFixed(3)}`);

const PERCENTS = ['percent', 'overallPercent', 'firstPercent', 'secondPercent'] as const;
const PLAIN = [
  'received',
  'counted',
  'options',
  'first',
  'second',
  'best',
  'worst',
  'gap',
  'recentDays',
  'recentRate',
  'beforeRate',
  'number',
] as const;
const NAMED = ['option', 'column'] as const;

type Filled = { readonly [Place in (typeof PERCENTS | typeof PLAIN | typeof NAMED)[number]]?: string };

/** The sentences have places for these: numbers as they are read, and names. */
const filled = (numbers: Readonly<Record<string, number>>, names: Readonly<Record<string, string>>): Filled =>
  Object.fromEntries([
    ...PERCENTS.map((name) => [name, percentText(numbers[name])]),
    ...PLAIN.map((name) => [name, formatThousands(numbers[name] ?? 0)]),
    ...NAMED.map((name) => [name, names[name] ?? '']),
  ]);

/** Texts of the tests that have a probability. */
const TESTS = { CHI_SQUARE: 'chiSquare', PAIRED_T: 'pairedT', POISSON_RATE: 'poissonRate' } as const;

/** The sentence of a finding in the language of the page: its numbers put into the text of its kind. */
export function useCardText() {
  const { t } = useTranslation('insight');

  const headline = (card: InsightCardFragment): string => {
    const [numbers, names] = [numbersOf(card), namesOf(card)];
    const values = filled(numbers, names);
    switch (card.kind) {
      case 'SCORES':
        return t('says.SCORES', {
          best: values.best,
          worst: values.worst,
          gap: values.gap,
          bestName: names.best,
          worstName: names.worst,
        });
      case 'NPS':
        return t('says.NPS', { score: signedText(numbers.score), band: t(`band.${promoterBand(numbers.score ?? 0)}`) });
      case 'TREND':
        return t((numbers.recentRate ?? 0) > (numbers.beforeRate ?? 0) ? 'trend.more' : 'trend.fewer', values);
      default:
        return t(`says.${card.kind}`, values);
    }
  };

  const test = ({ test: tested, ...card }: InsightCardFragment): string | null => {
    if (!tested) return t('test.none');
    if (tested.name === 'INTERVAL') return null;
    const { degrees = 0, statistic = 0, cramersV = 0 } = numbersOf(card);
    return t(`test.${TESTS[tested.name]}`, { p: pText(tested.p), degrees, statistic: statistic.toFixed(2), cramersV: cramersV.toFixed(3) });
  };

  return { headline, test };
}
