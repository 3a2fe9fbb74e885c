import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../shared/LinkButton';
import { publishUrl } from '../../shared/routes';
import { lazyPart } from '../../shared/lazy-part';
import styles from './EditorBanners.module.css';
import { useSessionValue } from './session/session-store';

/** Loaded lazily: two authors seldom write the same text at once. */
const LostEditsBar = lazyPart(async () => (await import('./LostEditsBar')).LostEditsBar);

/** Edits that another author's have replaced, while there are any. */
export function LostEditsHost() {
  const lost = useSessionValue((session) => session.lost);
  return lost && <Suspense>{<LostEditsBar lost={lost} />}</Suspense>;
}

/** Says why nothing can be edited, and how it could. Without `onPause` there is no way from here. */
export function ReadOnlyBanner({ onPause }: { onPause?: () => void }) {
  const { t } = useTranslation('editor');
  return (
    <div className={styles.banner} role="alert">
      <ExclamationCircleOutlined className={styles.sign} aria-hidden="true" />
      <span className={styles.text}>{t(onPause ? 'pause.reading' : 'pause.closed')}</span>
      {onPause && (
        <Button size="small" onClick={onPause}>
          {t('pause.edit')}
        </Button>
      )}
    </div>
  );
}

/** Reminds whoever edits a survey that was launched before that nobody can answer it now, and leads back to launching. */
export function StoppedBar({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('editor');
  return (
    <div className={styles.banner} role="note">
      <ExclamationCircleOutlined className={styles.sign} aria-hidden="true" />
      <span className={styles.text}>{t('stopped.text')}</span>
      <LinkButton to={publishUrl(surveyId)}>{t('stopped.launch')}</LinkButton>
    </div>
  );
}
