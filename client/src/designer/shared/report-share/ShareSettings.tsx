import { REPORT_SHARE_LIMITS } from '@wence/schema';
import { App, Button, Checkbox, Input, InputNumber } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../FormFault';
import { formatDay } from '../moment';
import { ConditionsChip } from '../response-conditions/ConditionsChip';
import { ChosenParts } from './ChosenParts';
import type { ShareFragment } from './report-share.generated';
import { changeOf, draftFault, draftOf, mostOf, type ShareDraft } from './share-draft';
import styles from './share.module.css';
import type { ShareChange } from './useShares';

const { password: PASSWORD, leastBase, mostBase, name: LONGEST } = REPORT_SHARE_LIMITS;
const LIMITS = { namePlease: {}, passwordPlease: PASSWORD, endsPast: {}, choosePlease: {} };

interface ShareSettingsProps {
  surveyId: string;
  share: ShareFragment;
  /** Null: saved. Otherwise why not; empty where that has been said. */
  onSave: (wishes: ShareChange) => Promise<string | null>;
  onDone: () => void;
}

interface FieldsProps {
  share: ShareFragment;
  draft: ShareDraft;
  onChange: (change: Partial<ShareDraft>) => void;
}

/** Who can open it and how long: name, password, last day, smallest base. */
function AccessFields({ share, draft, onChange }: FieldsProps) {
  const { t } = useTranslation('sharing');
  const id = useId();

  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}name`}>{t('name')}</label>
        <Input
          id={`${id}name`}
          value={draft.name}
          maxLength={LONGEST}
          autoComplete="off"
          aria-describedby={`${id}nameHelp`}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <p id={`${id}nameHelp`} className={styles.hint}>
          {t('nameHelp')}
        </p>
      </div>
      <div className={styles.field}>
        <Checkbox checked={draft.asksPassword} onChange={({ target }) => onChange({ asksPassword: target.checked, password: '' })}>
          {t('password')}
        </Checkbox>
        {draft.asksPassword && (
          <Input
            value={draft.password}
            autoComplete="off"
            aria-label={t('newPassword')}
            placeholder={share.hasPassword ? t('keepPassword') : t('passwordPlease', PASSWORD)}
            onChange={({ target }) => onChange({ password: target.value })}
          />
        )}
      </div>
      <div className={styles.pair}>
        <div className={styles.field}>
          <label htmlFor={`${id}ends`}>{t('ends')}</label>
          <Input
            id={`${id}ends`}
            className={styles.day}
            type="date"
            value={draft.lastDay}
            aria-describedby={`${id}endsHelp`}
            onChange={({ target }) => onChange({ lastDay: target.value })}
          />
          <p id={`${id}endsHelp`} className={styles.hint}>
            {t('endsHelp')}
          </p>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}base`}>{t('smallestBase')}</label>
          <InputNumber
            id={`${id}base`}
            min={leastBase}
            max={mostBase}
            precision={0}
            value={draft.smallestBase}
            aria-describedby={`${id}baseHelp`}
            onChange={(value) => value !== null && onChange({ smallestBase: value })}
          />
          <p id={`${id}baseHelp`} className={styles.hint}>
            {t('smallestBaseHelp', { least: leastBase, most: mostBase })}
          </p>
        </div>
      </div>
    </>
  );
}

/** What a link shows and who can open it. */
export function ShareSettings({ surveyId, share, onSave, onDone }: ShareSettingsProps) {
  const { t } = useTranslation(['sharing', 'common']);
  const { message } = App.useApp();
  const [draft, setDraft] = useState(() => draftOf(share));
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<ShareDraft>) => {
    setDraft({ ...draft, ...part });
    setFault(null);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = draftFault(draft, share, formatDay(new Date().toISOString()));
    if (wrong) return setFault(t(wrong, wrong === 'chooseMost' ? { most: mostOf(share.kind) } : LIMITS[wrong]));
    setBusy(true);
    const refused = await onSave(changeOf(draft, share));
    setBusy(false);
    setFault(refused);
    if (refused === null) {
      void message.success(t('saved'));
      onDone();
    }
  };

  return (
    <form className={styles.settings} aria-label={t('settingsOf', { name: share.name })} onSubmit={(event) => void handleSubmit(event)}>
      <AccessFields share={share} draft={draft} onChange={change} />
      <fieldset className={styles.field}>
        <legend>{t('conditions')}</legend>
        <ConditionsChip surveyId={surveyId} conditions={draft.conditions} onChange={(conditions) => change({ conditions })} />
      </fieldset>
      {(share.kind === 'REPORT' || share.kind === 'ANSWERS') && (
        <div className={styles.field}>
          <Checkbox checked={draft.showTexts} onChange={({ target }) => change({ showTexts: target.checked })}>
            {t('showTexts')}
          </Checkbox>
          <p className={styles.hint}>{t('showTextsHelp')}</p>
        </div>
      )}
      <ChosenParts surveyId={surveyId} kind={share.kind} chosen={draft.chosen} onChange={(chosen) => change({ chosen })} />
      <FormFault message={fault || null} />
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('common:action.save')}
        </Button>
        <Button onClick={onDone}>{t('common:action.cancel')}</Button>
      </div>
    </form>
  );
}
