import { SearchOutlined } from '@ant-design/icons';
import { LIMITS } from '@wence/schema';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INPUT_PAUSE_MS } from '../../shared/timing';
import styles from './templates.module.css';

interface TemplateSearchProps {
  /** Text of the field at first; afterwards what is typed there decides. */
  initial: string;
  /** The words that are searched for, which the address learns a moment later. */
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** Searches titles and questions while one types. */
export function TemplateSearch({ initial, keyword, onSearch }: TemplateSearchProps) {
  const { t } = useTranslation('template');
  const [typed, setTyped] = useState(initial);
  const word = typed.trim();

  useEffect(
    function searchAfterPause() {
      if (word === keyword) return undefined;
      const timer = setTimeout(() => onSearch(word), INPUT_PAUSE_MS);
      return () => clearTimeout(timer);
    },
    [word, keyword, onSearch],
  );

  return (
    <search className={styles.search}>
      <Input
        allowClear
        type="search"
        prefix={<SearchOutlined />}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={LIMITS.searchText}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={() => onSearch(word)}
      />
    </search>
  );
}
