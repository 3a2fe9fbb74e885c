import { ExportOutlined, MoreOutlined } from '@ant-design/icons';
import { formatThousands } from '@wence/schema';
import { App, Button, Dropdown, Input, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../copy-text';
import { BASE } from '../routes';
import { lastDayOf } from './share-draft';
import type { ReportShareKind, ShareFragment } from './report-share.generated';
import styles from './share.module.css';
import { ShareSettings } from './ShareSettings';
import type { ShareChange } from './useShares';

interface ShareRowProps {
  surveyId: string;
  share: ShareFragment;
  change: (share: ShareFragment, wishes: ShareChange) => Promise<string | null>;
  confirmRenewal: (share: ShareFragment) => void;
  confirmRemoval: (share: ShareFragment) => void;
}

/** Where the links of each kind lead, below the base. */
const PLACES = {
  REPORT: (_surveyId, token) => `/report/${token}`,
  CATEGORY: (surveyId, token) => `/open/${surveyId}?share=${token}`,
  CROSS: (surveyId, token) => `/open/cross/${surveyId}?share=${token}`,
  ANSWERS: (surveyId, token) => `/open/answer/${surveyId}?share=${token}`,
} as const satisfies Record<ReportShareKind, (surveyId: string, token: string) => string>;

/** The address of a shared report (Spec 2, open access); null where its link cannot be told any more. */
function shareUrl(surveyId: string, { kind, token }: Pick<ShareFragment, 'kind' | 'token'>): string | null {
  return token === null ? null : `${window.location.origin}${BASE}${PLACES[kind](surveyId, token)}`;
}

/** What keeps its link from opening, and how often it was opened. */
function ShareFacts({ share: { enabled, expiresAt, hasPassword, accesses } }: { share: ShareFragment }) {
  const { t } = useTranslation('sharing');
  const [now] = useState(() => Date.now());
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;

  return (
    <p className={styles.facts}>
      {!enabled && <span className={styles.off}>{t('off')}</span>}
      {isOver && <span className={styles.off}>{t('ended')}</span>}
      {expiresAt !== null && !isOver && <span>{t('endsOn', { day: lastDayOf(expiresAt) })}</span>}
      {hasPassword && <span>{t('withPassword')}</span>}
      <span>{t('opened', { count: accesses, times: formatThousands(accesses) })}</span>
    </p>
  );
}

/** The link itself, to be copied or opened. */
function LinkLine({ name, url }: { name: string; url: string }) {
  const { t } = useTranslation(['sharing', 'common']);
  const { message } = App.useApp();

  const handleCopy = async () => {
    if (await copyText(url)) void message.success(t('common:done.copied'));
    else void message.error(t('common:done.copyFailed'));
  };

  return (
    <div className={styles.link}>
      <Input readOnly value={url} aria-label={t('link', { name })} onFocus={({ currentTarget }) => currentTarget.select()} />
      <Button onClick={() => void handleCopy()}>{t('copy')}</Button>
      <Button href={url} target="_blank" rel="noreferrer" aria-label={t('visit', { name })} icon={<ExportOutlined aria-hidden="true" />} />
    </div>
  );
}

/** One link with its state, and its settings below it once they are asked for. */
export function ShareRow({ surveyId, share, change, confirmRenewal, confirmRemoval }: ShareRowProps) {
  const { t } = useTranslation('sharing');
  const [isOpen, setOpen] = useState(false);
  const { name, enabled } = share;
  const url = shareUrl(surveyId, share);
  const entries = [
    { key: 'renew', label: t('renew'), onClick: () => confirmRenewal(share) },
    { key: 'remove', label: t('remove'), danger: true, onClick: () => confirmRemoval(share) },
  ];

  return (
    <li className={styles.share}>
      <div className={styles.line}>
        <h2 className={styles.name}>{name}</h2>
        <Switch
          size="small"
          checked={enabled}
          aria-label={t('enabled', { name })}
          onChange={(isEnabled) => void change(share, { enabled: isEnabled })}
        />
        <Button type="text" size="small" aria-expanded={isOpen} aria-label={t('settingsOf', { name })} onClick={() => setOpen(!isOpen)}>
          {t('settings')}
        </Button>
        <Dropdown trigger={['click']} menu={{ items: entries }}>
          <Button type="text" size="small" aria-label={t('more', { name })} icon={<MoreOutlined aria-hidden="true" />} />
        </Dropdown>
      </div>
      {url === null ? <p className={styles.lost}>{t('lost')}</p> : <LinkLine name={name} url={url} />}
      <ShareFacts share={share} />
      {isOpen && (
        <ShareSettings surveyId={surveyId} share={share} onSave={(wishes) => change(share, wishes)} onDone={() => setOpen(false)} />
      )}
    </li>
  );
}
