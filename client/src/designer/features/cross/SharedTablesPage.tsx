import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { cross as en } from '../../i18n/en/cross';
import { addTexts } from '../../i18n/init';
import { cross as zhCN } from '../../i18n/zh-CN/cross';
import { LanguageSwitch } from '../../layout/LanguageSwitch';
import { OpenReport, type Visit } from '../../shared/open-report/OpenReport';
import { VISIT } from '../../shared/open-report/useOpenReport';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { LoadFailed, StateMessage } from '../../shared/state/StateMessage';
import { bannersOf } from './banner';
import { type SharedTablesQuery, useSharedTablesQuery } from './cross.generated';
import styles from './cross.module.css';
import { CrossCard } from './CrossCard';
import { withDivisionNames } from './cross-variables';
import { ReadingNotes } from './ReadingNotes';
import { readingOf } from './saved-setup';

const addCrossTexts = (): void => addTexts('cross', { 'zh-CN': zhCN, en });

addCrossTexts();

type Shared = SharedTablesQuery['sharedReport']['tables'][number];

/** A saved table under its name, read the way its author saved it. */
function SharedTable({ shared, smallestBase }: { shared: Shared; smallestBase: number }) {
  const { t } = useTranslation('openReport');
  const { name, total, leftOut } = shared;
  const tables = withDivisionNames(shared.tables);
  const reading = readingOf(shared);

  return (
    <section className={styles.tables} aria-label={name}>
      <h2 className={styles.saved}>
        {name}{' '}
        <span className={styles.base}>
          {total === null ? t('tooFewBase', { base: smallestBase }) : t('base', { base: formatThousands(total) })}
        </span>
      </h2>
      {bannersOf(tables).map((banner) => (
        <CrossCard key={`${banner.row.localId} ${banner.tables[0]?.column.localId}`} banner={banner} measure={reading.measure} />
      ))}
      {leftOut > 0 && <p className={styles.leftOut}>{t('tableLeftOut', { count: leftOut, base: smallestBase })}</p>}
      {tables.length > 0 && <ReadingNotes address={reading} tables={tables} />}
    </section>
  );
}

function SharedTables({ shareId, password, report }: Visit) {
  const { t } = useTranslation('openReport');
  const { data, error, refetch } = useSharedTablesQuery({ variables: { shareId, password }, ...VISIT });
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { tables } = data.sharedReport;
  if (tables.length === 0) return <StateMessage title={t('noTables')} help={t('noTablesHelp')} />;

  return (
    <div className={styles.column}>
      {tables.map((shared) => (
        <SharedTable key={shared.name} shared={shared} smallestBase={report.smallestBase} />
      ))}
    </div>
  );
}

/** /open/cross/{surveyId}?share={token}: saved cross tables for whoever has their link (Spec 2, open access). */
export function SharedTablesPage() {
  const [query] = useSearchParams();
  return (
    <OpenReport shareId={query.get('share') ?? ''} kind="CROSS" languages={<LanguageSwitch />}>
      {(visit) => <SharedTables {...visit} />}
    </OpenReport>
  );
}
