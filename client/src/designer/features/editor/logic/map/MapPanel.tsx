import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './map.module.css';

interface MapPanelProps {
  /** Absent if the panel cannot be closed. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** The panel beside the map; on a phone it covers the lower half while it has content. */
export function MapPanel({ onClose, children }: MapPanelProps) {
  const { t } = useTranslation('logic');
  return (
    <aside className={styles.panel} aria-label={t('map.panel')} data-told={onClose !== undefined || undefined}>
      {onClose && (
        <Button
          className={styles.close}
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={t('map.close')}
          onClick={onClose}
        />
      )}
      {children}
    </aside>
  );
}
