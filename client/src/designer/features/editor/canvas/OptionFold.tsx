import { SearchOutlined } from '@ant-design/icons';
import { LIMITS, optionsOf, type SurveyNode, type SurveyOption, walkOptions } from '@wence/schema';
import { Input } from 'antd';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldButton } from './FoldButton';
import { countOptions, findOptions, FIRST, firstOptions, isLong } from './long-options';
import styles from './OptionFold.module.css';

const ALL = Number.POSITIVE_INFINITY;

/** A list that is being unfolded takes six more with each step, and a long one an eighth, so that no step holds up what is typed meanwhile. */
const grown = (count: number): number => count + Math.max(6, Math.round(count / 8));

/** The number of options that are shown. An unfolded list grows until it shows all. */
function useGrowing(all: number) {
  const [count, setCount] = useState(FIRST);
  const isGrowing = count > FIRST && count !== ALL;
  useEffect(
    function showMore() {
      if (isGrowing) startTransition(() => setCount(count < all ? grown(count) : ALL));
    },
    [isGrowing, count, all],
  );
  return { count, isOpen: count > FIRST, setOpen: (isOpen: boolean) => setCount(isOpen ? FIRST + 1 : FIRST), showAll: () => setCount(ALL) };
}

interface OptionFoldProps {
  node: SurveyNode;
  selectedId: number | null;
  children: (options: readonly SurveyOption[]) => ReactNode;
}

/** The options that are being edited. A long list is searched, and folded to the first ones; unfolded it scrolls in itself. */
export function OptionFold({ node, selectedId, children }: OptionFoldProps) {
  const { t } = useTranslation('editor');
  const [keyword, setKeyword] = useState('');
  const all = optionsOf(node);
  const { count, isOpen, setOpen, showAll } = useGrowing(countOptions(node));
  if (!isLong(node)) return children(all);

  const isSearching = keyword.trim() !== '';
  const shown = count === ALL ? all : firstOptions(all, count);
  const found = isSearching ? findOptions(all, keyword, selectedId) : null;
  // An option that is selected or added behind those unfolds the list, which then stays so.
  const isHidden = selectedId !== null && ![...walkOptions(shown)].some(({ id }) => id === selectedId);
  const isSelectedHere = [...walkOptions(all)].some(({ id }) => id === selectedId);
  if (!isSearching && isHidden && isSelectedHere) showAll();
  return (
    <>
      <div className={styles.search}>
        <Input
          size="small"
          allowClear
          prefix={<SearchOutlined aria-hidden="true" />}
          aria-label={t('fold.search')}
          placeholder={t('fold.search')}
          maxLength={LIMITS.searchText}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <output className={styles.count}>{found && t('fold.found', { n: countOptions({ options: [...found] }) })}</output>
      </div>
      <div className={styles.list} data-scroll={isOpen || isSearching || undefined}>
        {children(found ?? shown)}
      </div>
      {!isSearching && <FoldButton isOpen={isOpen} n={countOptions(node)} onToggle={setOpen} />}
    </>
  );
}
