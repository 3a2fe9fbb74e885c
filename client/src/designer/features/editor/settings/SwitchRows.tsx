import type { SurveyChange } from '@wence/schema';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { PanelRow } from '../panel/fields/PanelRow';
import { useEditorActions } from '../session/editor-actions';
import { useSessionValue } from '../session/session-store';

/** Settings that are on or off and change while the survey runs, with their values where nothing is set. */
const DEFAULTS = { goBack: true, resume: true, retake: true, showAnswers: false } as const satisfies SurveyChange;

interface Props {
  keys: readonly (keyof typeof DEFAULTS)[];
  disabled: boolean;
}

/** Rows with switches of a survey's settings, each with a sentence that says what it does to respondents. */
export function SwitchRows({ keys, disabled }: Props) {
  const { t } = useTranslation('settings');
  const actions = useEditorActions();
  const settings = useSessionValue(({ view }) => view.settings) ?? {};
  return (
    <>
      {keys.map((key) => (
        <PanelRow key={key} label={t(`switch.${key}`)} hint={t(`switchHint.${key}`)}>
          {(id) => (
            <Switch
              id={id}
              disabled={disabled}
              checked={settings[key] ?? DEFAULTS[key]}
              onChange={(isOn) => actions.change([{ op: 'updateSurvey', set: { [key]: isOn } }])}
            />
          )}
        </PanelRow>
      ))}
    </>
  );
}
