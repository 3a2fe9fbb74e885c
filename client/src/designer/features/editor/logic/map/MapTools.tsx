import { ColumnWidthOutlined, PrinterOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './map.module.css';
import type { useMapZoom } from './useMapZoom';

const STEP = 25;

interface MapToolsProps {
  zoomed: ReturnType<typeof useMapZoom>;
  /** Null: there are no pages to fold. */
  isAllFolded: boolean | null;
  onFoldAll: (isFolded: boolean) => void;
}

/** Zooms, folds and prints the map. */
export function MapTools({ zoomed: { zoom, zoomBy, zoomToWidth }, isAllFolded, onFoldAll }: MapToolsProps) {
  const { t } = useTranslation('logic');
  const tool = (name: 'zoomOut' | 'zoomIn' | 'fit' | 'print', icon: ReactNode, act: () => void) => (
    <Button type="text" size="small" icon={icon} aria-label={t(`map.${name}`)} title={t(`map.${name}`)} onClick={act} />
  );
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('map.tools')}>
      {tool('zoomOut', <ZoomOutOutlined aria-hidden="true" />, () => zoomBy(-STEP))}
      <output className={styles.zoom}>{t('map.zoom', { percent: zoom })}</output>
      {tool('zoomIn', <ZoomInOutlined aria-hidden="true" />, () => zoomBy(STEP))}
      {tool('fit', <ColumnWidthOutlined aria-hidden="true" />, zoomToWidth)}
      {tool('print', <PrinterOutlined aria-hidden="true" />, () => window.print())}
      {isAllFolded !== null && (
        <Button type="text" size="small" onClick={() => onFoldAll(!isAllFolded)}>
          {t(isAllFolded ? 'map.unfoldAll' : 'map.foldAll')}
        </Button>
      )}
    </div>
  );
}
