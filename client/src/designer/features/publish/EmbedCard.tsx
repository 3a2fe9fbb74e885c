import { Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './publish.module.css';
import { useCopyLink } from './useCopyLink';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const inAttribute = (text: string): string => text.replace(/[&"<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** The HTML that shows a survey as a part of another page, in each of the ways that authors choose from. */
export const EMBED_CODES = {
  /** A frame that is always as high as its content. */
  script: (url: string, title: string): string =>
    `<script src="${inAttribute(new URL('/embed.js', url).href)}" data-url="${inAttribute(url)}" data-title="${inAttribute(title)}" async></script>`,
  /** For sites that let authors add no script. The position of respondents may be asked for there as on our own page. */
  frame: (url: string, title: string): string =>
    `<iframe src="${inAttribute(url)}" title="${inAttribute(title)}" width="100%" height="720" style="border:0" loading="lazy" allow="geolocation; clipboard-write"></iframe>`,
} as const;

type EmbedWay = keyof typeof EMBED_CODES;
const WAYS: readonly EmbedWay[] = ['script', 'frame'];

interface EmbedCardProps {
  url: string;
  title: string;
}

/** The survey as a part of another web page. */
export function EmbedCard({ url, title }: EmbedCardProps) {
  const { t } = useTranslation('publish');
  const copy = useCopyLink();
  const [way, setWay] = useState<EmbedWay>('script');
  const code = EMBED_CODES[way](url, title);

  return (
    <section className={styles.card} aria-labelledby="publish-embed">
      <h2 id="publish-embed">{t('embed.title')}</h2>
      <p className={styles.help}>{t('embed.help')}</p>
      <Segmented
        className={styles.ways}
        aria-label={t('embed.way')}
        value={way}
        onChange={setWay}
        options={WAYS.map((value) => ({ value, label: t(`embed.ways.${value}`) }))}
      />
      <p className={styles.help}>{t(`embed.about.${way}`)}</p>
      <Input.TextArea
        className={styles.code}
        readOnly
        rows={5}
        value={code}
        aria-label={t('embed.label')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.buttons}>
        <Button onClick={() => void copy(code)}>{t('embed.copy')}</Button>
      </div>
    </section>
  );
}
