import { SearchOutlined } from '@ant-design/icons';
import { LIMITS } from '@wence/schema';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INPUT_PAUSE_MS } from '../../../shared/timing';
import styles from './library.module.css';

/** Searches both libraries while one types; at most 24 characters (Spec 5). */
export const LibrarySearch = ({ onSearch }: { onSearch: (keyword: string) => void }) => {
  const { t } = useTranslation('library');
  const [typed, setTyped] = useState('');
  useEffect(
    function searchAfterPause() {
      const timer = setTimeout(() => onSearch(typed.trim()), INPUT_PAUSE_MS);
      return () => clearTimeout(timer);
    },
    [typed, onSearch],
  );
  return (
    <search className={styles.search}>
      <Input
        type="search"
        prefix={<SearchOutlined />}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={LIMITS.searchText}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={() => onSearch(typed.trim())}
      />
    </search>
  );
};
