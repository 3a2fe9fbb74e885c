import { App, Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../shared/copy-text';
import { downloadPng, downloadSvg } from './download-qr';
import { downloadPoster } from './download-poster';
import styles from './publish.module.css';

/** Copies text and tells how it went. */
function useCopy(): (text: string) => void {
  const { t } = useTranslation('common');
  const { message } = App.useApp();
  const copy = async (text: string) => {
    if (await copyText(text)) void message.success(t('done.copied'));
    else void message.error(t('done.copyFailed'));
  };
  return (text) => void copy(text);
}

interface LinkCardProps {
  url: string;
  isRunning: boolean;
}

export function LinkCard({ url, isRunning }: LinkCardProps) {
  const { t } = useTranslation(['common', 'publish']);
  const copy = useCopy();

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
        <Button type={isRunning ? 'primary' : 'default'} onClick={() => copy(url)}>
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
            <Button onClick={() => void downloadPoster(qrCode, title, t('qr.scan'))}>{t('qr.poster')}</Button>
          </div>
        </div>
      </div>
    </section>
  );
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const inAttribute = (text: string): string => text.replace(/[&"<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** The HTML that shows a survey as a part of another page. The position of respondents may be asked for there as on our own page. */
export const embedCode = (url: string, title: string): string =>
  `<iframe src="${inAttribute(url)}" title="${inAttribute(title)}" width="100%" height="720" style="border:0" loading="lazy" allow="geolocation; clipboard-write"></iframe>`;

interface EmbedCardProps {
  url: string;
  title: string;
}

/** The survey as a part of another web page. */
export function EmbedCard({ url, title }: EmbedCardProps) {
  const { t } = useTranslation('publish');
  const copy = useCopy();
  const code = embedCode(url, title);

  return (
    <section className={styles.card} aria-labelledby="publish-embed">
      <h2 id="publish-embed">{t('embed.title')}</h2>
      <p className={styles.help}>{t('embed.help')}</p>
      <Input.TextArea
        className={styles.code}
        readOnly
        rows={4}
        value={code}
        aria-label={t('embed.label')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.buttons}>
        <Button onClick={() => copy(code)}>{t('embed.copy')}</Button>
      </div>
    </section>
  );
}
