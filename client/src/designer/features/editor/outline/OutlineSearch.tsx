import { SearchOutlined } from '@ant-design/icons';
import { LIMITS } from '@wence/schema';
import { Input } from 'antd';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindingsByNode } from '../logic/checks/CheckedSurvey';
import { useSessionValue } from '../session/session-store';
import { HitList } from './HitList';
import './outline-words';
import { OUTLINE_FILTERS, type OutlineFilter, searchOutline } from './outline-search';
import styles from './OutlineSearch.module.css';

const NO_FILTERS: ReadonlySet<OutlineFilter> = new Set();

interface OutlineSearchProps {
  onSelect: (nodeId: number) => void;
  /** The outline makes room for what is found. */
  onSearching: (isSearching: boolean) => void;
}

/** Finds questions by words in their titles, rows and options, by their codes, and by what they have. */
export function OutlineSearch({ onSelect, onSearching }: OutlineSearchProps) {
  const { t } = useTranslation('outlineSearch');
  const [words, setWords] = useState('');
  const [filters, setFilters] = useState(NO_FILTERS);
  const wanted = useDeferredValue(words);
  const view = useSessionValue((session) => session.view);
  const findings = useFindingsByNode();
  const isSearching = words.trim() !== '' || filters.size > 0;
  const hits = useMemo(
    () => (isSearching ? searchOutline(view, wanted, filters, findings) : []),
    [isSearching, view, wanted, filters, findings],
  );
  useEffect(
    function makeRoom() {
      onSearching(isSearching);
    },
    [isSearching, onSearching],
  );
  const toggle = (filter: OutlineFilter) => {
    const next = new Set(filters);
    if (!next.delete(filter)) next.add(filter);
    setFilters(next);
  };
  return (
    <section className={styles.search} aria-label={t('label')}>
      <Input
        type="search"
        size="small"
        prefix={<SearchOutlined aria-hidden="true" />}
        aria-label={t('label')}
        placeholder={t('placeholder')}
        maxLength={LIMITS.searchText}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <fieldset className={styles.filters} aria-label={t('filters')}>
        {OUTLINE_FILTERS.map((filter) => (
          <button key={filter} type="button" className={styles.filter} aria-pressed={filters.has(filter)} onClick={() => toggle(filter)}>
            {t(filter)}
          </button>
        ))}
      </fieldset>
      <output className={isSearching ? styles.count : 'visually-hidden'}>{isSearching && t('count', { count: hits.length })}</output>
      {hits.length > 0 && <HitList hits={hits} onSelect={onSelect} />}
    </section>
  );
}
