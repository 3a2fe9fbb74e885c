import {
  REPEAT_SUBJECTS,
  REPEAT_WINDOWS,
  type RepeatSubject,
  type RepeatWindow,
  type SurveyChange,
  type SurveySettings,
} from '@wence/schema';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelGroup, PanelRow } from '../panel/fields/PanelRow';
import styles from './settings.module.css';
import { useHasWechat } from './wechat/useHasWechat';

const ANY = 'none';

/** How texts call the windows. */
const WINDOW_WORDS = {
  1: 'once',
  2: 'hour',
  3: 'day',
  4: 'week',
  5: 'days7',
  6: 'month',
  7: 'days30',
  8: 'year',
  9: 'days365',
} as const satisfies Readonly<Record<RepeatWindow, string>>;

/** A limit by WeChat account is offered where the server can know these, and shown wherever it is set. */
const isOffered = (subject: RepeatSubject, chosen: readonly RepeatSubject[], hasWechat: boolean) =>
  subject !== 'wechat' || hasWechat || chosen.includes(subject);

interface Props {
  repeat: SurveySettings['repeat'];
  disabled: boolean;
  onChange: (set: SurveyChange) => void;
}

/** How often one respondent may answer, and what makes two respondents the same (Spec 9). A limit without any of these is shown and not kept. */
export function RepeatSettings({ repeat, disabled, onChange }: Props) {
  const { t } = useTranslation('settings');
  const hasWechat = useHasWechat() === true;
  const [isEmpty, setEmpty] = useState(false);
  const stored = repeat?.by ?? [];
  const chosen = isEmpty ? [] : stored;
  const pickWindow = (window: RepeatWindow | typeof ANY) => {
    setEmpty(false);
    onChange({ repeat: window === ANY ? null : { window, by: repeat?.by ?? ['device'] } });
  };
  const toggle = (subject: RepeatSubject, isChosen: boolean) => {
    const by = REPEAT_SUBJECTS.filter((one) => (one === subject ? isChosen : chosen.includes(one)));
    setEmpty(by.length === 0);
    if (repeat && by.length > 0) onChange({ repeat: { window: repeat.window, by } });
  };
  return (
    <PanelGroup title={t('section.often')}>
      <PanelRow label={t('repeat')}>
        {(id) => (
          <Select<RepeatWindow | typeof ANY>
            id={id}
            className={styles.select}
            disabled={disabled}
            value={repeat?.window ?? ANY}
            options={([ANY, ...REPEAT_WINDOWS] as const).map((value) => ({
              value,
              label: t(`windows.${value === ANY ? ANY : WINDOW_WORDS[value]}`),
            }))}
            onChange={pickWindow}
          />
        )}
      </PanelRow>
      {repeat && (
        <PanelRow
          label={t('subjectsLabel')}
          hint={chosen.includes('wechat') ? t('wechatHint') : ''}
          fault={isEmpty ? t('noSubject') : null}
          stacked
          isGroup
        >
          {(id) => (
            <fieldset className={styles.choices} aria-labelledby={`${id}-label`}>
              {REPEAT_SUBJECTS.filter((subject) => isOffered(subject, stored, hasWechat)).map((subject) => (
                <label key={subject} className={styles.choice}>
                  <input
                    type="checkbox"
                    disabled={disabled}
                    checked={chosen.includes(subject)}
                    onChange={({ target }) => toggle(subject, target.checked)}
                  />
                  {t(`subjects.${subject}`)}
                </label>
              ))}
            </fieldset>
          )}
        </PanelRow>
      )}
    </PanelGroup>
  );
}
