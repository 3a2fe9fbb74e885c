import { DownloadOutlined } from '@ant-design/icons';
import { formatThousands, LIMITS, type SurveyNode } from '@wence/schema';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../../i18n/init';
import { FileDrop } from '../../../../shared/file-drop/FileDrop';
import styles from './cascade-import.module.css';
import { CASCADE_FILES } from './cascade-file';
import { ImportOutcome } from './ImportOutcome';
import { useCascadeImport } from './useCascadeImport';
import { addDialogTexts } from '../dialog-texts';

addDialogTexts();

interface CascadeImportDialogProps {
  node: SurveyNode;
  onClose: () => void;
}

/** Options of a cascade out of an xls or xlsx file, in place of all it has (Spec 2, cascade import; Spec 4, cascade upload). */
export function CascadeImportDialog({ node, onClose }: CascadeImportDialogProps) {
  const { t } = useTranslation('dialogs');
  const { state, take, again } = useCascadeImport(node, onClose);
  return (
    <Modal open title={t('cascade.importTitle')} footer={null} mask={{ closable: state.at !== 'sending' }} onCancel={onClose}>
      <p className={styles.help}>{t('cascade.help')}</p>
      <p className={styles.template}>
        <a href={`/cascade-template/${currentLocale()}.xlsx`} download>
          <DownloadOutlined aria-hidden="true" /> {t('cascade.template')}
        </a>
      </p>
      {state.at === 'choosing' ? (
        <FileDrop say={t('cascade.drop')} choose={t('cascade.choose')} accept={CASCADE_FILES} onFiles={(files) => void take(files)}>
          <p className={styles.limit}>
            {t('cascade.limit', { size: LIMITS.cascadeFileMegabytes, n: formatThousands(LIMITS.cascadeOptions) })}
          </p>
        </FileDrop>
      ) : (
        <div className={styles.outcome}>
          <ImportOutcome state={state} onAgain={again} />
        </div>
      )}
    </Modal>
  );
}
