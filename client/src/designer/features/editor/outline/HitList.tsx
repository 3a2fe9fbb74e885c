import type { SearchHit } from '@wence/schema';
import { memo, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Marked } from './Marked';
import outline from './outline.module.css';
import styles from './OutlineSearch.module.css';

/** As many entries as are built at a time, so that more than a thousand do not hold up what is typed meanwhile. */
const AT_A_TIME = 50;

/** The number of entries to show, which grows to all of them. */
function useGrowing(hits: readonly SearchHit[]): number {
  const [grown, setGrown] = useState({ hits, count: AT_A_TIME });
  const count = grown.hits === hits ? grown.count : AT_A_TIME;
  useEffect(
    function showMore() {
      if (count < hits.length) startTransition(() => setGrown({ hits, count: count + AT_A_TIME }));
    },
    [hits, count],
  );
  return count;
}

interface HitListProps {
  hits: readonly SearchHit[];
  onSelect: (nodeId: number) => void;
}

/** The list of hits, each of which leads to its question. */
export const HitList = memo(({ hits, onSelect }: HitListProps) => {
  const { t } = useTranslation('outlineSearch');
  const count = useGrowing(hits);
  // Looked up once: there may be more than a thousand entries.
  const parts = { title: null, option: t('option'), row: t('row') } satisfies Record<SearchHit['part'], string | null>;
  return (
    <ul className={styles.hits} aria-label={t('found')}>
      {hits.slice(0, count).map((hit, index) => (
        // Texts of one question may be the same, and have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key -- the list is built anew with each search
        <li key={index} className={outline.item}>
          <button type="button" className={outline.question} onClick={() => onSelect(hit.nodeId)}>
            <span className={outline.code}>{hit.nodeCode}</span>
            <span className={styles.text}>
              {parts[hit.part] !== null && <span className={styles.part}>{parts[hit.part]}</span>}
              <Marked hit={hit} className={styles.mark} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
});
HitList.displayName = 'HitList';
