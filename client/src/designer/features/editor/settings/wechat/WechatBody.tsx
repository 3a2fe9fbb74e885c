import { type SurveyChange, WECHAT_USERS } from '@wence/schema';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { wechat as en } from '../../../../i18n/en/wechat';
import { addTexts } from '../../../../i18n/init';
import { wechat as zhCN } from '../../../../i18n/zh-CN/wechat';
import { LoadFailed } from '../../../../shared/state/StateMessage';
import { PanelGroup, PanelRow } from '../../panel/fields/PanelRow';
import { useEditorActions } from '../../session/editor-actions';
import { useSessionValue } from '../../session/session-store';
import type { SettingsProps } from '../../shared/settings-props';
import { SettingsHead } from '../../shared/SettingsHead';
import settingsStyles from '../settings.module.css';
import { ShareCard } from './ShareCard';
import { useWechatStateQuery } from './wechat.generated';
import styles from './wechat.module.css';

const addWechatTexts = (): void => addTexts('wechat', { 'zh-CN': zhCN, en });

addWechatTexts();

/**
 * The WeChat settings of a survey (Spec 2, settings navigation: wechat): who may answer, what is kept of an account, and the card of the link. All of
 * them can change while the survey runs. What is on stays so that it can be turned off, where the server has no WeChat account any more.
 */
export function WechatBody({ readOnly, banner, onPause }: SettingsProps) {
  const { t } = useTranslation('wechat');
  const actions = useEditorActions();
  const settings = useSessionValue(({ view }) => view.settings) ?? {};
  const { data, error, refetch } = useWechatStateQuery();
  const { onlyWechat = false, wechatUser = 'none', hideShareMenu = false } = settings;
  const change = (set: SurveyChange) => actions.change([{ op: 'updateSurvey', set }]);
  const disabled = readOnly && onPause === undefined;
  const cannotUse = disabled || data === undefined || data.wechatState === 'MISSING';
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  return (
    <div className={`${settingsStyles.column} ${styles.column}`}>
      <SettingsHead title={t('title')} lead={t('lead')} live={t('live')} stop={t('stop')} banner={banner} onPause={onPause} />
      {data?.wechatState === 'MISSING' && (
        <p className={styles.missing} role="note">
          <strong>{t('missing')}</strong> {t('missingHelp')} <code>WECHAT_APP_ID</code> <code>WECHAT_APP_SECRET</code>
        </p>
      )}
      {data?.wechatState === 'TRIAL' && (
        <p className={styles.trial} role="note">
          {t('trial')}
        </p>
      )}
      <div className={settingsStyles.card}>
        <PanelGroup title={t('who')}>
          <PanelRow label={t('only')} hint={t(onlyWechat ? 'onlyOn' : 'onlyOff')}>
            {(id) => (
              <Switch
                id={id}
                checked={onlyWechat}
                disabled={cannotUse && (disabled || !onlyWechat)}
                onChange={(isOn) => change({ onlyWechat: isOn })}
              />
            )}
          </PanelRow>
          <PanelRow label={t('user')} stacked isGroup hint={t(`userHint.${wechatUser}`)}>
            {(id) => (
              <div className={settingsStyles.choices} role="radiogroup" aria-labelledby={`${id}-label`}>
                {WECHAT_USERS.map((value) => (
                  <label key={value} className={settingsStyles.choice}>
                    <input
                      type="radio"
                      name={id}
                      disabled={cannotUse && (disabled || value !== 'none')}
                      checked={value === wechatUser}
                      onChange={() => change({ wechatUser: value })}
                    />
                    {t(`users.${value}`)}
                  </label>
                ))}
              </div>
            )}
          </PanelRow>
        </PanelGroup>
        <ShareCard disabled={disabled} change={change}>
          <PanelRow label={t('hide')} hint={t('hideHint')}>
            {(id) => (
              <Switch
                id={id}
                checked={hideShareMenu}
                disabled={cannotUse && (disabled || !hideShareMenu)}
                onChange={(isOn) => change({ hideShareMenu: isOn })}
              />
            )}
          </PanelRow>
        </ShareCard>
      </div>
    </div>
  );
}
