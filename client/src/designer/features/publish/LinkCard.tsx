import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ShortLink } from './ShortLink';
import styles from './publish.module.css';
import { useCopyLink } from './useCopyLink';

interface LinkCardProps {
  surveyId: string;
  url: string;
  /** The short address; null: there is none. */
  shortUrl: string | null;
  isRunning: boolean;
}

export function LinkCard({ surveyId, url, shortUrl, isRunning }: LinkCardProps) {
  const { t } = useTranslation(['common', 'publish']);
  const copy = useCopyLink();

  return (
    <section className={styles.card} aria-labelledby="publish-link">
      <h2 id="publish-link">{t('publish:link.title')}</h2>
      <p className={styles.help}>{t('publish:link.help')}</p>
      <Input
        className={styles.url}
        readOnly
        size="large"
        value={url}
        aria-label={t('publish:link.label')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.buttons}>
        <Button type={isRunning ? 'primary' : 'default'} onClick={() => void copy(url)}>
          {t('publish:link.copy')}
        </Button>
        <Button href={url} target="_blank" rel="noreferrer">
          {t('publish:link.open')}
        </Button>
      </div>
      <ShortLink surveyId={surveyId} origin={new URL(url).origin} url={shortUrl} />
    </section>
  );
}
