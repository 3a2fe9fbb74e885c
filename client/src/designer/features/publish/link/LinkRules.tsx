import { App, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthorFetch } from '../../../shared/v1/useAuthorFetch';
import common from '../source/source.module.css';
import styles from './link.module.css';

const RULES = [
  { key: 'onlyLinks', text: 'onlyLinks', help: 'onlyLinksHelp' },
  { key: 'anonymousLinks', text: 'anonymous', help: 'anonymousHelp' },
] as const;

type Rules = Readonly<Record<(typeof RULES)[number]['key'], boolean>>;

interface LinkRulesProps {
  surveyId: string;
  settings: Rules | null | undefined;
  onSaved: () => void;
}

/** The settings about one-to-one links. They hold at once, also while the survey runs. */
export function LinkRules({ surveyId, settings, onSaved }: LinkRulesProps) {
  const { t } = useTranslation('links');
  const { message } = App.useApp();
  const [saving, setSaving] = useState<string | null>(null);
  const authorFetch = useAuthorFetch();

  const save = async (setting: Partial<Rules>, key: string) => {
    setSaving(key);
    const body = new Blob([JSON.stringify({ surveyId, setting })], { type: 'application/json' });
    const response = await authorFetch('/v1/surveys/setting', { method: 'POST', body });
    const reply = response && ((await response.json().catch(() => null)) as { code?: string; message?: string } | null);
    setSaving(null);
    if (reply?.code === '00000') void message.success(t('saved'));
    else if (response) void message.error(reply?.message ?? t('saveFailed'));
    onSaved();
  };

  return (
    <section className={common.card} aria-labelledby="link-rules">
      <h2 id="link-rules">{t('rules')}</h2>
      {RULES.map(({ key, text, help }) => (
        <div key={key} className={styles.rule}>
          <div>
            <div id={`rule-${key}`} className={common.label}>
              {t(text)}
            </div>
            <p className={common.help}>{t(help)}</p>
          </div>
          <Switch
            checked={settings?.[key] ?? false}
            loading={saving === key}
            aria-labelledby={`rule-${key}`}
            onChange={(next) => void save({ [key]: next }, key)}
          />
        </div>
      ))}
    </section>
  );
}
