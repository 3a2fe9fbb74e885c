import { formatThousands } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../shared/moment';
import styles from './history.module.css';
import { type HistoryEntry, keyOf } from './timeline';

interface TimelineProps {
  entries: readonly HistoryEntry[];
  /** Key of the entry that is shown. */
  chosen: string | null;
  onChoose: (key: string) => void;
  /** Null: there is nothing older. */
  onMore: (() => void) | null;
}

function EntryWords({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation('history');
  if (entry.kind === 'start') {
    return (
      <>
        <span className={styles.name}>{t('entry.start')}</span>
        <span className={styles.when}>{formatMoment(entry.createdAt)}</span>
      </>
    );
  }
  if (entry.kind === 'version') {
    const { version, current, createdAt, responseCount } = entry;
    return (
      <>
        <span className={styles.name}>
          {t('entry.version', { version })}
          {current && <span className={styles.current}>{t('entry.current')}</span>}
        </span>
        <span className={styles.when}>
          {formatMoment(createdAt)} · {t('entry.responses', { count: responseCount, total: formatThousands(responseCount) })}
        </span>
      </>
    );
  }
  return (
    <>
      <span className={styles.name}>{t('entry.edits', { count: entry.edits, total: formatThousands(entry.edits) })}</span>
      <span className={styles.when}>{formatMoment(entry.endedAt)}</span>
    </>
  );
}

/** Everything that happened to a survey's definition, newest first; each entry can be looked at. */
export function Timeline({ entries, chosen, onChoose, onMore }: TimelineProps) {
  const { t } = useTranslation('history');
  return (
    <nav className={styles.timeline} aria-label={t('timeline')}>
      <ol className={styles.entries}>
        {entries.map((entry) => {
          const key = keyOf(entry);
          return (
            <li key={`${entry.kind}-${key}`}>
              <button
                type="button"
                className={styles.entry}
                data-kind={entry.kind}
                aria-current={key === chosen ? 'true' : undefined}
                onClick={() => onChoose(key)}
              >
                <EntryWords entry={entry} />
              </button>
            </li>
          );
        })}
      </ol>
      {onMore && (
        <Button type="text" block onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </nav>
  );
}
