import { LoadingOutlined } from '@ant-design/icons';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsDelayed } from '../state/PageSkeleton';
import { progress, type Work } from './progress';
import styles from './ProgressOverlay.module.css';

/** Overlay for work that has no other progress indicator (Spec 2, helpers). Short work shows nothing. */
export function ProgressOverlay() {
  const work = useSyncExternalStore(progress.subscribe, progress.current);
  // Always rendered so that screen readers announce its content.
  return <output>{work && <Veil work={work} />}</output>;
}

function Veil({ work }: { work: Work }) {
  const { t } = useTranslation();
  const isLate = useIsDelayed();
  return (
    <div className={styles.veil} data-late={isLate || undefined}>
      {isLate && (
        <span className={styles.card}>
          <LoadingOutlined className={styles.wheel} aria-hidden="true" />
          {t(`progress.${work}`)}
        </span>
      )}
    </div>
  );
}
