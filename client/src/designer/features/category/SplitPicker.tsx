import { readableText } from '@wence/schema';
import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedQuestionFragment } from './category.generated';
import styles from './SplitReport.module.css';

interface SplitPickerProps {
  variables: readonly Pick<ComparedQuestionFragment, 'nodeId' | 'code' | 'title' | 'retired'>[];
  /** Local id of the question; 0: none. */
  chosen: number;
  onChoose: (nodeId: number) => void;
}

/** Chooses the question whose answers become columns, by its code and its title. */
export function SplitPicker({ variables, chosen, onChoose }: SplitPickerProps) {
  const { t } = useTranslation('category');
  const id = useId();

  return (
    <div className={styles.picker}>
      <label htmlFor={id}>{t('splitBy')}</label>
      <Select<number>
        id={id}
        placeholder={t('splitPlaceholder')}
        showSearch={{ optionFilterProp: 'label' }}
        value={variables.some(({ nodeId }) => nodeId === chosen) ? chosen : null}
        onChange={onChoose}
        options={variables.map(({ nodeId, code, title, retired }) => ({
          value: nodeId,
          label: `${code} ${readableText(title)}${retired ? ` (${t('retired')})` : ''}`,
        }))}
      />
    </div>
  );
}
