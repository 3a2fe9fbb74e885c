import { PlusOutlined } from '@ant-design/icons';
import { type FieldFault, quotaSources, type SurveyDefinition } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConditionLines } from '../../logic/rows/ConditionLines';
import { withNewCondition } from '../../logic/rows/form-changes';
import { LimitField } from './LimitField';
import type { CustomForm } from './quota-form';
import styles from './quota.module.css';

interface CustomFieldsProps {
  definition: SurveyDefinition;
  form: CustomForm;
  faults: readonly FieldFault[];
  /** Whom it counts is fixed while people answer; the limit can be changed. */
  isLive: boolean;
  onChange: (form: CustomForm) => void;
}

/** Whom a custom quota counts, and how many of them it lets in. */
export function CustomFields({ definition, form, faults, isLive, onChange }: CustomFieldsProps) {
  const { t } = useTranslation('quota');
  const sources = quotaSources(definition);
  return (
    <>
      {!isLive && (
        <fieldset className={styles.conditions} aria-label={t('conditions')}>
          <p className={styles.label}>{t('conditions')}</p>
          <ConditionLines definition={definition} sources={sources} form={form} faults={faults} onChange={onChange} />
          <div>
            <Button type="text" size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={() => onChange(withNewCondition(form))}>
              {t('addCondition')}
            </Button>
          </div>
        </fieldset>
      )}
      <div className={styles.field}>
        <span>{t('limit')}</span>
        <LimitField
          label={t('limit')}
          place={0}
          value={form.limit}
          placeholder={t('limitPlaceholder')}
          disabled={false}
          onChange={(_, limit) => onChange({ ...form, limit })}
        />
      </div>
    </>
  );
}
