import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrossVariable } from './cross-variables';
import { choicesOf } from './variable-choices';
import styles from './CrossSetup.module.css';

interface VariablePickerProps {
  label: string;
  help: string;
  variables: readonly CrossVariable[];
  chosen: readonly number[];
  most: number;
  onChange: (chosen: readonly number[]) => void;
}

/** Chooses questions and rows of matrices by their codes and titles, in the order in which they will stand. */
export function VariablePicker({ label, help, variables, chosen, most, onChange }: VariablePickerProps) {
  const { t } = useTranslation('cross');
  const id = useId();

  return (
    <div className={styles.picker}>
      <label htmlFor={id}>{label}</label>
      <Select<number[]>
        id={id}
        className={styles.select}
        mode="multiple"
        maxCount={most}
        placeholder={help}
        notFoundContent={t('found')}
        showSearch={{ optionFilterProp: 'label' }}
        options={choicesOf(variables, t('retired'))}
        value={[...chosen]}
        onChange={onChange}
      />
    </div>
  );
}
