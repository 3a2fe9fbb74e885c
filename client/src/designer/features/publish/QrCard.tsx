import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { downloadPng, downloadSvg } from './download-qr';
import { downloadPoster } from './download-poster';
import styles from './publish.module.css';

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
            <Button onClick={() => void downloadPoster(qrCode, title, t('qr.scan'))}>{t('qr.poster')}</Button>
          </div>
        </div>
      </div>
    </section>
  );
}
