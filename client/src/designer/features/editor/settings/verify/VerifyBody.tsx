import { VERIFICATIONS } from '@wence/schema';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { verify as en } from '../../../../i18n/en/verify';
import { addTexts } from '../../../../i18n/init';
import { verify as zhCN } from '../../../../i18n/zh-CN/verify';
import { PanelGroup, PanelRow } from '../../panel/fields/PanelRow';
import { useEditorActions } from '../../session/editor-actions';
import { useSessionValue } from '../../session/session-store';
import type { SettingsProps } from '../../shared/settings-props';
import { SettingsHead } from '../../shared/SettingsHead';
import settingsStyles from '../settings.module.css';
import { InvitationCodes } from './InvitationCodes';
import styles from './verify.module.css';

const addVerifyTexts = (): void => addTexts('verify', { 'zh-CN': zhCN, en });

addVerifyTexts();

/**
 * The verification question and the invitation codes of a survey (Spec 2, settings navigation: verification code). Both can change at any time, also
 * while it runs.
 */
export function VerifyBody({ surveyId, readOnly, banner, onPause }: SettingsProps) {
  const { t } = useTranslation('verify');
  const actions = useEditorActions();
  const isOn = useSessionValue(({ view }) => view.settings?.invitationOnly === true);
  const verification = useSessionValue(({ view }) => view.settings?.verification ?? 'off');
  const isLive = onPause !== undefined;
  const disabled = readOnly && !isLive;
  return (
    <div className={`${settingsStyles.column} ${styles.column}`}>
      <SettingsHead title={t('title')} lead={t('lead')} live={t('live')} stop={t('stop')} banner={banner} onPause={onPause} />
      <div className={settingsStyles.card}>
        <PanelGroup title={t('rule')}>
          <PanelRow label={t('required')} hint={t(isOn ? 'requiredOn' : 'requiredOff')}>
            {(id) => (
              <Switch
                id={id}
                checked={isOn}
                disabled={disabled}
                onChange={(invitationOnly) => actions.change([{ op: 'updateSurvey', set: { invitationOnly } }])}
              />
            )}
          </PanelRow>
        </PanelGroup>
        <PanelGroup title={t('question')}>
          <PanelRow label={t('ask')} stacked isGroup hint={t(`askHint.${verification}`)}>
            {(id) => (
              <div className={settingsStyles.choices} role="radiogroup" aria-labelledby={`${id}-label`}>
                {VERIFICATIONS.map((value) => (
                  <label key={value} className={settingsStyles.choice}>
                    <input
                      type="radio"
                      name={id}
                      disabled={disabled}
                      checked={value === verification}
                      onChange={() => actions.change([{ op: 'updateSurvey', set: { verification: value } }])}
                    />
                    {t(`asks.${value}`)}
                  </label>
                ))}
              </div>
            )}
          </PanelRow>
        </PanelGroup>
      </div>
      <InvitationCodes surveyId={surveyId} isRequired={isOn} />
    </div>
  );
}
