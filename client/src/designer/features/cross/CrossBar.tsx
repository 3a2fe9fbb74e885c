import { CopyOutlined, DownloadOutlined, ReloadOutlined } from '@ant-design/icons';
import { formatThousands } from '@wence/schema';
import { App, Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../shared/copy-text';
import { formatMoment } from '../../shared/moment';
import { fileName, saveBlob } from '../../shared/save-file';
import type { Banner } from './banner';
import { sheetOf } from './banner-sheet';
import styles from './CrossBar.module.css';
import type { Measure } from './cross-address';
import { type Sheet, toCsv, toPasted } from './table-sheet';

interface SheetActionsProps {
  title: string;
  banners: readonly Banner[];
  measure: Measure;
}

/** Takes the tables along as they are shown. */
function SheetActions({ title, banners, measure }: SheetActionsProps) {
  const { t } = useTranslation(['cross', 'common']);
  const { message } = App.useApp();

  const sheet = (): Sheet => {
    const words = {
      option: t('option'),
      total: t('total'),
      base: t('baseRow'),
      mean: t('mean'),
      deviation: t('deviation'),
      letters: t('letters'),
    };
    return banners.flatMap((banner, place) => [...(place === 0 ? [] : [[]]), ...sheetOf(banner, measure, words)]);
  };
  const handleCopy = async () => {
    if (await copyText(toPasted(sheet()))) void message.success(t('common:done.copied'));
    else void message.error(t('common:done.copyFailed'));
  };

  return (
    <>
      <Button type="text" icon={<CopyOutlined aria-hidden="true" />} onClick={() => void handleCopy()}>
        {t('copy')}
      </Button>
      <Button
        type="text"
        icon={<DownloadOutlined aria-hidden="true" />}
        onClick={() => saveBlob(new Blob([toCsv(sheet())], { type: 'text/csv;charset=utf-8' }), fileName(`${title} ${t('file')}`, 'csv'))}
      >
        {t('download')}
      </Button>
    </>
  );
}

interface CrossBarProps extends SheetActionsProps {
  base: number | undefined;
  updatedAt: string | undefined;
  /** The chips of the filter. */
  children: ReactNode;
  onRefresh: () => void;
}

/** Sticky bar: which responses are counted, how many they are, and what can be done with the tables. */
export function CrossBar({ base, updatedAt, children, onRefresh, ...actions }: CrossBarProps) {
  const { t } = useTranslation('cross');

  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        {base !== undefined && <output className={styles.base}>{t('base', { base: formatThousands(base) })}</output>}
        {children}
        {updatedAt !== undefined && (
          <div className={styles.actions}>
            <span className={styles.updated}>{t('updated', { at: formatMoment(updatedAt) })}</span>
            <Button type="text" icon={<ReloadOutlined />} aria-label={t('refresh')} title={t('refresh')} onClick={onRefresh} />
            <SheetActions {...actions} />
          </div>
        )}
      </div>
    </div>
  );
}
