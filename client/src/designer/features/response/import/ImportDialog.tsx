import { CheckCircleOutlined, LoadingOutlined } from '@ant-design/icons';
import { formatThousands } from '@wence/schema';
import { Button, Modal } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../shared/file-drop/FileDrop';
import { FormFault } from '../../../shared/FormFault';
import { QuietSwitch } from '../../../shared/QuietSwitch';
import styles from './import.module.css';
import { ImportReport } from './ImportReport';
import { type Cells, counted, useResponseImport } from './useResponseImport';

const LIMITS = { megabytes: 50, rows: 100_000 } as const;
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
            <FileDrop say={t('drop')} choose={t('choose')} accept=".xlsx,.csv,.tsv,.txt" onFiles={(files) => void take(files)}>
              <p className={styles.quiet}>{t('limit', { size: LIMITS.megabytes, n: formatThousands(LIMITS.rows) })}</p>
              <FormFault message={fault} />
            </FileDrop>
          </>
        )}
        {(isUnderWay || (isBusy && !table)) && (
          <output className={styles.work}>
            <LoadingOutlined aria-hidden="true" />{' '}
            {report ? t(status === 'IMPORTING' ? 'importing' : 'checking', counted(report.rows)) : t('sending')}
          </output>
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
          <output className={styles.work}>
            <CheckCircleOutlined className={styles.good} aria-hidden="true" /> {t('done', counted(table.report.imported))}
          </output>
        )}
        {table?.interrupted && <FormFault message={t('interrupted')} />}
        {status === 'FAILED' && <FormFault message={t('broken')} />}
      </div>
    </Modal>
  );
}
