import { readableText } from '@wence/schema';
import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedQuestionFragment } from './category.generated';
import { SPLIT_FACTS, type SplitBy } from './split-fact';
import styles from './SplitReport.module.css';

interface SplitPickerProps {
  variables: readonly Pick<ComparedQuestionFragment, 'nodeId' | 'code' | 'title' | 'retired'>[];
  chosen: SplitBy;
  onChoose: (by: SplitBy) => void;
}

/** Chooses what becomes columns: a question by its code and its title, or what is known of every response. */
export function SplitPicker({ variables, chosen, onChoose }: SplitPickerProps) {
  const { t } = useTranslation('category');
  const id = useId();

  return (
    <div className={styles.picker}>
      <label htmlFor={id}>{t('splitBy')}</label>
      <Select<SplitBy>
        id={id}
        placeholder={t('splitPlaceholder')}
        showSearch={{ optionFilterProp: 'label' }}
        value={chosen === 0 ? null : chosen}
        onChange={onChoose}
        options={[
          { label: t('facts'), options: SPLIT_FACTS.map((fact) => ({ value: fact, label: t(`fact.${fact}`) })) },
          {
            label: t('questions'),
            options: variables.map(({ nodeId, code, title, retired }) => ({
              value: nodeId,
              label: `${code} ${readableText(title)}${retired ? ` (${t('retired')})` : ''}`,
            })),
          },
        ].filter(({ options }) => options.length > 0)}
      />
    </div>
  );
}
