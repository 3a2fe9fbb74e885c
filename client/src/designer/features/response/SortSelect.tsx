import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Sorting } from './SortCell';
import styles from './SortSelect.module.css';

interface SortSelectProps {
  /** The columns by which the list can be sorted. */
  choices: readonly { readonly column: string; readonly name: string }[];
  sorting: Sorting;
}

const DIRECTIONS = ['rising', 'falling'] as const;

/** Sorts the list where it is too narrow for heads of columns. Without a choice responses stand in the order in which they came. */
export function SortSelect({ choices, sorting: { sort, onSort } }: SortSelectProps) {
  const { t } = useTranslation('response');
  const options = choices.flatMap(({ column, name }) =>
    DIRECTIONS.map((direction) => ({
      value: `${column} ${direction}`,
      label: t(`sortBy.${direction}`, { name }),
      sort: { column, isFalling: direction === 'falling' },
    })),
  );
  const chosen = options.find((option) => option.sort.column === sort?.column && option.sort.isFalling === sort.isFalling);

  return (
    <Select
      className={styles.select}
      aria-label={t('sortBy.label')}
      placeholder={t('sortBy.label')}
      allowClear
      value={chosen?.value ?? null}
      options={options}
      onChange={(_value, option) => onSort(option && !Array.isArray(option) ? option.sort : null)}
    />
  );
}
