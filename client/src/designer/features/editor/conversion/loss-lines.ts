import { type ConversionLoss, type ConvertedPart, readableText } from '@wence/schema';
import type { TFunction } from 'i18next';

type Translate = TFunction<['conversion', 'definitionChanges']>;

/** Titles that a line names; of more it says that there are more. */
const NAMED = 6;

const KINDS = ['row', 'group', 'option'] as const satisfies readonly ConvertedPart['kind'][];

function listed(t: Translate, names: readonly string[]): string {
  const items = names.slice(0, NAMED).join(t('comma'));
  return names.length > NAMED ? t('andMore', { items }) : items;
}

/** Rows, groups and options, each kind in a line with their titles. */
const partLines = (t: Translate, parts: readonly ConvertedPart[]): string[] =>
  KINDS.flatMap((kind) => {
    const titles = parts.filter((part) => part.kind === kind).map(({ title }) => readableText(title));
    if (titles.length === 0) return [];
    return [t('colon', { name: t(`part.${kind}`, { n: titles.length }), items: listed(t, titles) })];
  });

/** Lists the losses of a question that becomes one of another type, line by line. */
export function lostLines(t: Translate, loss: ConversionLoss): readonly string[] {
  const { parts, traits, settings, required, order, exam, draw, logic, quotas, texts } = loss;
  const counted = (['logic', 'quotas', 'texts'] as const).flatMap((key) => {
    const n = { logic, quotas, texts }[key].length;
    return n === 0 ? [] : [t(key, { n })];
  });
  const names = settings.map((key) => t(`definitionChanges:fields.${key}`));
  return [
    ...partLines(t, parts),
    ...traits.map(({ trait, ids }) => t(`trait.${trait}`, { n: ids.length })),
    ...(names.length > 0 ? [t('colon', { name: t('settings'), items: listed(t, names) })] : []),
    ...(required ? [t('required')] : []),
    ...(order ? [t('order')] : []),
    ...(exam === 'none' ? [] : [t(`exam.${exam}`)]),
    ...(draw ? [t('draw')] : []),
    ...counted,
  ];
}

/** Lists the parts that come along, line by line. */
export const keptLines = (t: Translate, { kept }: ConversionLoss): readonly string[] => [t('questionTitle'), ...partLines(t, kept)];
