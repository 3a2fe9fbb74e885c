import { SearchOutlined } from '@ant-design/icons';
import { LIMITS } from '@wence/schema';
import { Input } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RowSearch.module.css';

/** A figure of more rows is searched. */
const MANY = 30;

interface Labelled {
  readonly label: string;
}

interface RowSearch<Row> {
  /** The rows whose label contains what is searched for, in their order; null while nothing is. */
  readonly found: readonly Row[] | null;
  /** The field to search in; nothing where there are few rows. */
  readonly field: ReactNode;
}

/** Finds rows of a long figure by their labels. */
export function useRowSearch<Row extends Labelled>(rows: readonly Row[], name = ''): RowSearch<Row> {
  const { t } = useTranslation('report');
  const [keyword, setKeyword] = useState('');
  const wanted = rows.length > MANY ? keyword.trim().toLowerCase() : '';
  const found = useMemo(() => (wanted === '' ? null : rows.filter(({ label }) => label.toLowerCase().includes(wanted))), [rows, wanted]);
  if (rows.length <= MANY) return { found, field: null };
  const label = name === '' ? t('search.label') : t('search.labelOf', { name });
  return {
    found,
    field: (
      <div className={styles.search}>
        <Input
          size="small"
          allowClear
          className={styles.field}
          prefix={<SearchOutlined aria-hidden="true" />}
          aria-label={label}
          placeholder={t('search.label')}
          maxLength={LIMITS.searchText}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <output className={styles.count}>
          {found && (found.length === 0 ? t('search.none') : t('search.found', { count: found.length }))}
        </output>
      </div>
    ),
  };
}
