import { type FieldFault, LIMITS, type Quota, QUOTA_EFFECTS, type QuotaEffect, type SurveyDefinition, textLength } from '@wence/schema';
import { Button, Input, Select } from 'antd';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafting } from '../../leave/drafting';
import { useEditorActions } from '../../session/editor-actions';
import { CustomFields } from './CustomFields';
import { checkQuotaForm, type EditedQuota, EFFECT_WORDS, quotaFaultWords, type TableForm } from './quota-form';
import styles from './quota.module.css';
import { TableFields } from './TableFields';

interface QuotaEditorProps {
  definition: SurveyDefinition;
  start: EditedQuota;
  /** The quota as it is saved; undefined for a new one. */
  saved: Quota | undefined;
  isLive: boolean;
  onClose: () => void;
}

/** A quota at work. Nothing of it counts before it is saved. */
export function QuotaEditor({ definition, start, saved, isLive, onClose }: QuotaEditorProps) {
  const { t } = useTranslation('quota');
  const actions = useEditorActions();
  const id = useId();
  const [form, setForm] = useState(start);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useDrafting(form !== start);
  useEffect(function comeIntoView() {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const change = (next: EditedQuota) => {
    setForm(next);
    setFaults([]);
  };
  const changeTable = useCallback((next: (before: TableForm) => TableForm) => {
    setForm((before) => (before.kind === 'table' ? next(before) : before));
    setFaults([]);
  }, []);
  const save = () => {
    const checked = checkQuotaForm(definition, form);
    if ('faults' in checked) return setFaults(checked.faults);
    actions.change([{ op: 'saveQuota', quota: checked.draft }], 'option');
    actions.flush();
    onClose();
  };
  const words = quotaFaultWords(faults, form, t);
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`} data-editing>
      <h3 ref={heading} id={`${id}-title`} tabIndex={-1} className={styles.name}>
        {t(`${saved ? 'editing' : 'adding'}.${form.kind}`)}
      </h3>
      <p className={styles.quiet}>{t(`help.${form.kind}`)}</p>
      <div className={styles.row}>
        <div className={styles.field}>
          <label htmlFor={`${id}-name`}>{t('name')}</label>
          <Input
            id={`${id}-name`}
            value={form.name}
            count={{ max: LIMITS.quotaName, strategy: textLength }}
            autoComplete="off"
            placeholder={t(`namePlaceholder.${form.kind}`)}
            status={faults.some(({ field }) => field === 'name') ? 'error' : undefined}
            onChange={({ target }) => change({ ...form, name: target.value })}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-effect`}>{t('onFull')}</label>
          <Select<QuotaEffect>
            id={`${id}-effect`}
            className={styles.wide}
            disabled={isLive}
            value={form.onFull ?? 1}
            options={QUOTA_EFFECTS.map((effect) => ({ value: effect, label: t(`effect.${EFFECT_WORDS[effect]}`) }))}
            onChange={(onFull) => change({ ...form, onFull })}
          />
        </div>
      </div>
      {form.kind === 'table' ? (
        <TableFields id={id} definition={definition} form={form} isLive={isLive} onChange={changeTable} />
      ) : (
        <CustomFields definition={definition} form={form} faults={faults} isLive={isLive} onChange={change} />
      )}
      <div role="alert">{words.length > 0 && <p className={styles.fault}>{words.join(' ')}</p>}</div>
      <div className={styles.foot}>
        <Button type="primary" onClick={save}>
          {t('save')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </section>
  );
}
