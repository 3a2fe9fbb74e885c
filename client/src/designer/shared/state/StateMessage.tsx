import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './state.module.css';

interface StateMessageProps {
  title: string;
  help?: ReactNode;
  /** One picture, decoration only. */
  picture?: ReactNode;
  children?: ReactNode;
  /** Pages that are nothing but this message make it their heading. */
  heading?: 'h1' | 'h2';
  alert?: boolean;
}

/** Common layout of empty, failed and not-found states. */
export const StateMessage = ({ title, help, picture, children, heading: Heading = 'h2', alert = false }: StateMessageProps) => (
  <div className={styles.message} role={alert ? 'alert' : undefined}>
    {picture && (
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
    )}
    <Heading className={styles.title}>{title}</Heading>
    {help && <p className={styles.help}>{help}</p>}
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);

interface EmptyListProps {
  /** The reason, or what belongs here. */
  help: string;
  picture?: ReactNode;
  /** Actions offered to the author. */
  children?: ReactNode;
}

/** Empty state of a list (Spec 2, helpers; the texts are those of Spec 8). */
export function EmptyList({ help, picture, children }: EmptyListProps) {
  const { t } = useTranslation();
  return (
    <StateMessage title={t('empty')} help={help} picture={picture}>
      {children}
    </StateMessage>
  );
}

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <StateMessage alert title={t('failure.title')} help={t('failure.safe')}>
      <Button onClick={onRetry}>{t('action.retry')}</Button>
    </StateMessage>
  );
}
