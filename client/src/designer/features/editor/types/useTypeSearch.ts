import type { PaletteKey } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { typeAliases as en } from '../../../i18n/en/type-aliases';
import { addTexts } from '../../../i18n/init';
import { typeAliases as zhCN } from '../../../i18n/zh-CN/type-aliases';

const addTypeAliases = (): void => addTexts('typeAliases', { 'zh-CN': zhCN, en });

addTypeAliases();

/** The names of a type, the others separated by commas. */
interface Names {
  readonly name: string;
  readonly aliases: string;
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** Ranks a type by its match, the lower the better: its name begins with the words, contains them, or another name does. Null: no match. */
function rankOf(words: string, { name, aliases }: Names): number | null {
  const place = plain(name).indexOf(words);
  if (place >= 0) return place === 0 ? 0 : 1;
  const others = plain(aliases).split(',');
  if (others.some((alias) => alias.trim().startsWith(words))) return 2;
  return others.some((alias) => alias.includes(words)) ? 3 : null;
}

/** Finds types by their names and by what they are called elsewhere. Case and width of letters do not count; no words find all. */
export function useTypeSearch(): <Key extends PaletteKey>(words: string, keys: readonly Key[]) => readonly Key[] {
  const { t } = useTranslation(['typeAliases', 'editor']);
  // The closest first, those that fit equally in their own order.
  return (words, keys) =>
    keys
      .flatMap((key) => {
        const rank = rankOf(plain(words), { name: t(`editor:types.${key}`), aliases: t(key) });
        return rank === null ? [] : { key, rank };
      })
      .toSorted((one, two) => one.rank - two.rank)
      .map(({ key }) => key);
}
