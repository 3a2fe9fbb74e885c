import { App, Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../shared/copy-text';
import { downloadPng, downloadSvg } from './download-qr';
import styles from './publish.module.css';

interface LinkCardProps {
  url: string;
  isRunning: boolean;
}

export function LinkCard({ url, isRunning }: LinkCardProps) {
  const { t } = useTranslation(['common', 'publish']);
  const { message } = App.useApp();

  const handleCopy = async () => {
    if (await copyText(url)) void message.success(t('done.copied'));
    else void message.error(t('done.copyFailed'));
  };

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
        <Button type={isRunning ? 'primary' : 'default'} onClick={() => void handleCopy()}>
          {t('publish:link.copy')}
        </Button>
        <Button href={url} target="_blank" rel="noreferrer">
          {t('publish:link.open')}
        </Button>
      </div>
    </section>
  );
}

interface QrCardProps {
  /** Data URL of an SVG. */
  qrCode: string;
  title: string;
}

export function QrCard({ qrCode, title }: QrCardProps) {
  const { t } = useTranslation('publish');

  return (
    <section className={styles.card} aria-labelledby="publish-qr">
      <h2 id="publish-qr">{t('qr.title')}</h2>
      <div className={styles.qr}>
        <img src={qrCode} alt={t('qr.alt')} width={136} height={136} />
        <div>
          <p className={styles.help}>{t('qr.help')}</p>
          <div className={styles.buttons}>
            <Button onClick={() => downloadSvg(qrCode, title)}>{t('qr.svg')}</Button>
            <Button onClick={() => void downloadPng(qrCode, title)}>{t('qr.png')}</Button>
          </div>
        </div>
      </div>
    </section>
  );
}
