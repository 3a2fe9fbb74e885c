import { formatThousands } from '@wence/schema';
import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { openReport as en } from '../../i18n/en/open-report';
import { addTexts } from '../../i18n/init';
import { openReport as zhCN } from '../../i18n/zh-CN/open-report';
import { formatMoment } from '../moment';
import { ProgressOverlay } from '../progress/ProgressOverlay';
import { PageSkeleton, SkeletonLines } from '../state/PageSkeleton';
import { LoadFailed, StateMessage } from '../state/StateMessage';
import { CannotOpen } from './CannotOpen';
import styles from './open-report.module.css';
import { type Closed, type OpenedReport, useOpenReport } from './useOpenReport';

const addOpenReportTexts = (): void => addTexts('openReport', { 'zh-CN': zhCN, en });

addOpenReportTexts();

/** A page reads the figures of an open report with these. */
export interface Visit {
  readonly shareId: string;
  readonly password: string | null;
  readonly report: OpenedReport;
}

interface OpenReportProps {
  /** The secret part of the link. */
  shareId: string;
  kind: OpenedReport['kind'];
  /** For changing the language: the page has none of the designer's frame. */
  languages: ReactNode;
  children: (visit: Visit) => ReactNode;
}

function useFault(closed: Closed | null, isTried: boolean): string | null {
  const { t } = useTranslation('openReport');
  if (closed?.reason === 'wait') return t('wait', { count: closed.minutes });
  return isTried ? t('stillClosed') : null;
}

/** Head of a shared report: what it is called, how many responses it is based on, and when they were read. */
function Head({ report, languages }: { report: OpenedReport; languages: ReactNode }) {
  const { t } = useTranslation(['openReport', 'common']);
  const { kind, title, name, smallestBase, readAt, parts } = report;
  const total = parts[0]?.total ?? null;

  useEffect(() => {
    document.title = `${title} - ${t('common:product')}`;
  }, [title, t]);

  return (
    <header className={styles.head} data-kind={kind}>
      <div className={styles.line}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.tools}>
          {languages}
          <Button icon={<PrinterOutlined aria-hidden="true" />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
      <div className={styles.facts}>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.base}>
          {total === null ? t('tooFewBase', { base: smallestBase }) : t('base', { base: formatThousands(total) })}
        </span>
        <span>{t('readAt', { at: formatMoment(readAt) })}</span>
      </div>
    </header>
  );
}

/** The frame of every shared report. Whoever has the link, and the password where there is one, sees it without signing in. */
export function OpenReport({ shareId, kind, languages, children }: OpenReportProps) {
  const { t } = useTranslation(['openReport', 'common']);
  const { report, password, closed, isBusy, isTried, enter, retry } = useOpenReport(shareId, kind);
  const fault = useFault(closed, isTried);

  if (report) {
    const isEmpty = report.parts[0]?.total === null;
    return (
      <div className={styles.page}>
        <ProgressOverlay />
        <Head report={report} languages={languages} />
        <main id="content">
          {isEmpty ? (
            <StateMessage title={t('tooFew')} help={t('tooFewHelp', { base: report.smallestBase })} />
          ) : (
            children({ shareId, password, report })
          )}
        </main>
        <footer className={styles.foot}>{t('madeWith')}</footer>
      </div>
    );
  }
  if (closed?.reason === 'failed') return <LoadFailed onRetry={retry} />;
  if (closed || isTried) {
    return (
      <div className={styles.page}>
        <div className={styles.tools}>{languages}</div>
        <CannotOpen fault={fault} isBusy={isBusy} onEnter={enter} />
      </div>
    );
  }
  return (
    <PageSkeleton>
      <div className={styles.skeleton}>
        <SkeletonLines widths={[40, 24, 100, 100, 80]} />
      </div>
    </PageSkeleton>
  );
}
