import { formatThousands, PERSONAL_LINK_LIMITS } from '@wence/schema';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../shared/state/StateMessage';
import { LinkActions } from './LinkActions';
import styles from './link.module.css';
import { LinkTable } from './LinkTable';
import type { Links } from './useLinks';

interface LinkListProps {
  surveyId: string;
  links: Links;
  isAnonymous: boolean;
}

/** Chips that count the links by state, a search, the links, and what can be done to the selected ones. */
export function LinkList({ surveyId, links, isAnonymous }: LinkListProps) {
  const { t } = useTranslation('links');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { rows, counts, all, state, keyword, show } = links;
  const chips = [{ state: null, count: all }, ...counts];
  // A link that is not shown any more is not acted on.
  const selected = rows.filter(({ id }) => chosen.has(id)).slice(0, PERSONAL_LINK_LIMITS.chosen);

  return (
    <>
      <div className={styles.filters}>
        <fieldset className={styles.chips} aria-label={t('filter')}>
          {chips.map(({ state: each, count }) => (
            <button
              key={each ?? 'all'}
              type="button"
              className={styles.chip}
              aria-pressed={state === each}
              onClick={() => show({ state: each })}
            >
              {each ? t(`state.${each}`) : t('all')} <span className={styles.figure}>{formatThousands(count)}</span>
            </button>
          ))}
        </fieldset>
        <Input
          className={styles.search}
          allowClear
          value={keyword}
          maxLength={24}
          placeholder={t('search')}
          aria-label={t('search')}
          onChange={({ target }) => show({ keyword: target.value })}
        />
      </div>
      {selected.length > 0 && (
        <LinkActions
          surveyId={surveyId}
          linkIds={selected.map(({ id }) => id)}
          onClear={() => setChosen(new Set())}
          onDone={() => {
            setChosen(new Set());
            links.refresh();
          }}
        />
      )}
      {rows.length === 0 ? (
        <StateMessage title={t('noneFound')}>
          <Button onClick={() => show({ state: null, keyword: '' })}>{t('showAll')}</Button>
        </StateMessage>
      ) : (
        <LinkTable rows={rows} chosen={chosen} isAnonymous={isAnonymous} onChoose={setChosen} />
      )}
      {links.hasMore && (
        <div className={styles.more}>
          <Button onClick={links.more}>{t('more')}</Button>
        </div>
      )}
    </>
  );
}
