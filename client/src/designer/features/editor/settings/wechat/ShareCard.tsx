import { LIMITS, readableText, type SurveyChange, textLength } from '@wence/schema';
import { Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelGroup, PanelRow } from '../../panel/fields/PanelRow';
import { PictureField } from '../../picture/PictureField';
import { Thumb } from '../../picture/Thumb';
import { useSessionValue } from '../../session/session-store';
import { CardPreview } from './CardPreview';
import styles from './wechat.module.css';

const TEXTS = ['shareTitle', 'shareText'] as const;

/** Counts characters as the server does; a browser would count an emoji twice. */
const countTo = (max: number) => ({
  show: true,
  max,
  strategy: textLength,
  exceedFormatter: (typed: string, { max: most }: { max: number }) => [...typed].slice(0, most).join(''),
});

interface ShareCardProps {
  disabled: boolean;
  change: (set: SurveyChange) => void;
  /** Further rows about sharing. */
  children: ReactNode;
}

/**
 * Edits what messengers and networks show of the link, beside a picture of it as a chat shows it. A text counts when its field is left: a running survey
 * should not get a version for every letter.
 */
export function ShareCard({ disabled, change, children }: ShareCardProps) {
  const { t } = useTranslation('wechat');
  const title = useSessionValue(({ view }) => view.title);
  const welcome = useSessionValue(({ view }) => view.welcome ?? '');
  const settings = useSessionValue(({ view }) => view.settings) ?? {};
  const [typed, setTyped] = useState<Partial<Record<(typeof TEXTS)[number], string | undefined>>>({});
  const { sharePicture } = settings;
  const usual = { shareTitle: readableText(title), shareText: readableText(welcome) };
  const valueOf = (key: (typeof TEXTS)[number]) => typed[key] ?? settings[key] ?? '';
  const leave = (key: (typeof TEXTS)[number]) => {
    const text = typed[key];
    setTyped((before) => ({ ...before, [key]: undefined }));
    if (text !== undefined && text !== (settings[key] ?? '')) change({ [key]: text.trim() === '' ? null : text });
  };
  return (
    <PanelGroup title={t('share')}>
      <div className={styles.sharing}>
        <div className={styles.fields}>
          {TEXTS.map((key) => (
            <PanelRow key={key} label={t(key)} stacked hint={t(`${key}Hint`)}>
              {(id) => (
                <Input
                  id={id}
                  count={countTo(LIMITS[key])}
                  autoComplete="off"
                  placeholder={usual[key].slice(0, LIMITS[key])}
                  disabled={disabled}
                  value={valueOf(key)}
                  onChange={({ target }) => setTyped((before) => ({ ...before, [key]: target.value }))}
                  onBlur={() => leave(key)}
                  onPressEnter={() => leave(key)}
                />
              )}
            </PanelRow>
          ))}
          <PanelRow label={t('picture')} stacked isGroup={disabled} hint={t('pictureHint')}>
            {(id) =>
              disabled ? (
                <Thumb image={sharePicture} />
              ) : (
                <PictureField id={id} image={sharePicture} onChange={(name) => change({ sharePicture: name === '' ? null : name })} />
              )
            }
          </PanelRow>
        </div>
        <CardPreview
          title={valueOf('shareTitle').trim() || usual.shareTitle}
          text={valueOf('shareText').trim() || usual.shareText}
          picture={sharePicture}
        />
      </div>
      {children}
    </PanelGroup>
  );
}
