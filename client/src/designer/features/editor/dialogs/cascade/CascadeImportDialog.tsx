import { DownloadOutlined } from '@ant-design/icons';
import type { SurveyNode } from '@wence/schema';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../../i18n/init';
import styles from './cascade-import.module.css';
import { FileDrop } from './FileDrop';
import { ImportOutcome } from './ImportOutcome';
import { useCascadeImport } from './useCascadeImport';

interface CascadeImportDialogProps {
  node: SurveyNode;
  onClose: () => void;
}

/** Options of a cascade out of an xls or xlsx file, in place of all it has (Spec 2, cascade import; Spec 4, cascade upload). */
export const CascadeImportDialog = ({ node, onClose }: CascadeImportDialogProps) => {
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
        <FileDrop onFiles={(files) => void take(files)} />
      ) : (
        <div className={styles.outcome}>
          <ImportOutcome state={state} onAgain={again} />
        </div>
      )}
    </Modal>
  );
};
