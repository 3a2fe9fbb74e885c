import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrossVariable } from './cross-variables';
import styles from './CrossSetup.module.css';

interface VariablePickerProps {
  label: string;
  help: string;
  variables: readonly CrossVariable[];
  chosen: readonly number[];
  most: number;
  onChange: (chosen: readonly number[]) => void;
}

interface Choice {
  readonly value: number;
  readonly label: string;
}

/** The rows of a matrix stand under its title. */
function choicesOf(variables: readonly CrossVariable[], retired: string) {
  const groups = new Map<string, { label: string; options: Choice[] }>();
  return variables.flatMap(({ localId, name, matrix, isRetired }): (Choice | { label: string; options: Choice[] })[] => {
    const choice = { value: localId, label: isRetired ? `${name} (${retired})` : name };
    if (matrix === undefined) return [choice];
    const group = groups.get(matrix);
    group?.options.push(choice);
    if (group) return [];
    const begun = { label: matrix, options: [choice] };
    groups.set(matrix, begun);
    return [begun];
  });
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
