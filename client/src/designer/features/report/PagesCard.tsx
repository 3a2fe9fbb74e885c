import { formatThousands, LIMITS, readableText } from '@wence/schema';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from './chart/figure-data';
import styles from './Collection.module.css';
import { CollectionCard } from './CollectionCard';
import figureStyles from './figure/CountFigure.module.css';
import type { DropOffPageFragment } from './report.generated';

/** A list of more pages is cut to those that lost most, in the order of the survey. */
const LONG = 12;
const SHOWN = 10;
const TITLE_LENGTH = 60;

type Page = DropOffPageFragment;

/** A page by its number and its first question. */
function pageName({ number, code, title }: Page, t: TFunction<'report'>): string {
  if (number === 0) return t('dropOff.welcome');
  const text = readableText(title);
  const short = text.length > TITLE_LENGTH ? `${text.slice(0, TITLE_LENGTH)}…` : text;
  return t('dropOff.page', { number, name: `${code ?? ''} ${short}`.trim() });
}

const byLoss = (one: Page, other: Page): number => other.left - one.left || one.number - other.number;

/** The page that lost most of those who reached it, in words; none while nobody has left. */
function LargestLoss({ pages }: { pages: readonly Page[] }) {
  const { t } = useTranslation('report');
  const [worst] = pages.toSorted(byLoss);
  if (!worst || worst.left === 0) return <p className={styles.note}>{t('dropOff.nobodyLeft')}</p>;
  const figures = { left: formatThousands(worst.left), reached: formatThousands(worst.reached), percent: formatPercent(worst.leftPercent) };
  return (
    <p className={styles.lead}>
      {t('dropOff.worst', { page: pageName(worst, t), ...figures })}
      {worst.reached < LIMITS.smallBase && ` ${t('dropOff.smallBase', { base: LIMITS.smallBase })}`}
    </p>
  );
}

/** On which page those left who did not submit. */
export function PagesCard({ pages, surveyId, left }: { pages: readonly Page[]; surveyId: string; left: number }) {
  const { t } = useTranslation('report');
  const [isOpen, setOpen] = useState(false);
  const isLong = pages.length > LONG;
  const most = new Set(pages.toSorted(byLoss).slice(0, SHOWN));
  const shown = isLong && !isOpen ? pages.filter((page) => most.has(page)) : pages;

  return (
    <CollectionCard
      surveyId={surveyId}
      part="pages"
      title={t('dropOff.pages')}
      base={left}
      head={t('dropOff.pageHead')}
      figureHeads={[t('dropOff.leftHere'), t('dropOff.leftPercent'), t('dropOff.reached')]}
      rows={shown.map((page) => ({
        key: page.number,
        label: pageName(page, t),
        value: page.left,
        figures: [formatThousands(page.left), formatPercent(page.leftPercent), formatThousands(page.reached)],
      }))}
      kind="bar"
      lead={<LargestLoss pages={pages} />}
    >
      {isLong && (
        <button type="button" className={figureStyles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('dropOff.showMost', { count: SHOWN }) : t('dropOff.showAll', { count: pages.length })}
        </button>
      )}
      <p className={styles.note}>{t('dropOff.pagesHelp')}</p>
    </CollectionCard>
  );
}
