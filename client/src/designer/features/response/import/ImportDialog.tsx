import { CheckCircleOutlined, LoadingOutlined } from '@ant-design/icons';
import { formatThousands } from '@wence/schema';
import { Button, Modal } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/FormFault';
import { QuietSwitch } from '../../../shared/QuietSwitch';
import styles from './import.module.css';
import { ImportReport } from './ImportReport';
import { TableDrop } from './TableDrop';
import { type Cells, useResponseImport } from './useResponseImport';

const CELLS: readonly Cells[] = ['code', 'title'];

interface ImportDialogProps {
  surveyId: string;
  /** Called when responses have been imported. */
  onImported: () => void;
  onClose: () => void;
}

/** Brings responses in from a table: chosen, checked, imported. */
export function ImportDialog({ surveyId, onImported, onClose }: ImportDialogProps) {
  const { t } = useTranslation('responseImport');
  const { table, fault, cells, timeZone, isBusy, take, again, check, apply, stopAsking } = useResponseImport(surveyId);
  const status = table?.status;
  const isUnderWay = (status === 'CHECKING' || status === 'IMPORTING') && !table?.interrupted;
  useEffect(
    function endOfWork() {
      if (status === undefined || isUnderWay) return;
      stopAsking();
      if (status === 'DONE') onImported();
    },
    // Only an end of work counts; the functions are new every time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [status, isUnderWay],
  );
  const report = table?.report;
  const counted = (count: number) => ({ count, formatted: formatThousands(count) });
  const canApply = status === 'CHECKED' && report !== undefined && report.fault === null && report.ready > 0;

  const footer = [
    table && !isUnderWay && status !== 'DONE' && (
      <Button key="again" onClick={again}>
        {t('again')}
      </Button>
    ),
    canApply && (
      <Button key="apply" type="primary" loading={isBusy} onClick={() => void apply()}>
        {t(report.refusedRows > 0 ? 'applyRest' : 'apply', counted(report.ready))}
      </Button>
    ),
    table?.interrupted && (
      <Button key="resume" type="primary" onClick={() => void (status === 'IMPORTING' ? apply() : check(cells))}>
        {t('resume')}
      </Button>
    ),
    status === 'FAILED' && (
      <Button key="recheck" type="primary" onClick={() => void check(cells)}>
        {t('recheck')}
      </Button>
    ),
  ].filter(Boolean);

  return (
    <Modal open width={680} title={t('title')} footer={footer.length > 0 ? footer : null} onCancel={onClose}>
      <div className={styles.body}>
        {!table && !isBusy && (
          <>
            <p className={styles.help}>{t('help')}</p>
            <TableDrop fault={fault} onFiles={(files) => void take(files)} />
          </>
        )}
        {(isUnderWay || (isBusy && !table)) && (
          <p className={styles.work} role="status">
            <LoadingOutlined aria-hidden="true" />{' '}
            {report ? t(status === 'IMPORTING' ? 'importing' : 'checking', { formatted: formatThousands(report.rows) }) : t('sending')}
          </p>
        )}
        {table && status === 'CHECKED' && (
          <>
            <p className={styles.name}>{table.name}</p>
            {table.report.fault === null ? (
              <ImportReport report={table.report} />
            ) : (
              <FormFault message={t(`fault.${table.report.fault as 'empty'}`)} />
            )}
            <div className={styles.options}>
              <QuietSwitch
                label={t('cells')}
                choices={CELLS.map((key) => ({ key, name: t(key === 'code' ? 'byCode' : 'byTitle') }))}
                chosen={cells}
                onChange={(key) => void check(key)}
              />
              <span className={styles.quiet}>{t('zone', { zone: timeZone })}</span>
            </div>
          </>
        )}
        {table && status === 'DONE' && (
          <p className={styles.work} role="status">
            <CheckCircleOutlined className={styles.good} aria-hidden="true" /> {t('done', counted(table.report.imported))}
          </p>
        )}
        {table?.interrupted && <FormFault message={t('interrupted')} />}
        {status === 'FAILED' && <FormFault message={t('broken')} />}
      </div>
    </Modal>
  );
}
