import { CheckOutlined, CloudSyncOutlined, DisconnectOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { SaveState } from '../session/session-state';
import styles from './header.module.css';

const ICONS = {
  saved: <CheckOutlined aria-hidden="true" />,
  saving: <CloudSyncOutlined aria-hidden="true" />,
  offline: <DisconnectOutlined aria-hidden="true" />,
};

/** Whether what the author sees is safe. */
export const SaveMark = ({ state }: { state: SaveState }) => {
  const { t } = useTranslation('editor');
  return (
    <output className={styles.save} data-state={state} aria-label={t('save.label')}>
      {ICONS[state]}
      <span className={styles.word}>{t(`save.${state}`)}</span>
    </output>
  );
};
