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

/** Invitation codes of a survey (Spec 2, settings navigation: verification code). The codes can be made and withdrawn at any time, also while it runs. */
export function VerifyBody({ surveyId, readOnly, banner, onPause }: SettingsProps) {
  const { t } = useTranslation('verify');
  const actions = useEditorActions();
  const isOn = useSessionValue(({ view }) => view.settings?.invitationOnly === true);
  const isLive = onPause !== undefined;
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
                disabled={readOnly && !isLive}
                onChange={(invitationOnly) => actions.change([{ op: 'updateSurvey', set: { invitationOnly } }])}
              />
            )}
          </PanelRow>
        </PanelGroup>
      </div>
      <InvitationCodes surveyId={surveyId} isRequired={isOn} />
    </div>
  );
}
