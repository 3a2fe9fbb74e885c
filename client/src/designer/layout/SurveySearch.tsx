import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchWord } from './useSearchWord';

/** Longest search word, and the pause after which typing counts as done (Spec 9). */
const MAX_LENGTH = 24;
const PAUSE_MS = 500;

/** Searches while one types on the list; elsewhere Enter leads to the list. */
export const SurveySearch = () => {
  const { t } = useTranslation();
  const { typed, setTyped, isOnList, isSearched, search } = useSearchWord();

  useEffect(
    function searchAfterPause() {
      if (!isOnList || isSearched) return;
      const timer = setTimeout(search, PAUSE_MS);
      return () => clearTimeout(timer);
    },
    [isOnList, isSearched, search],
  );

  return (
    <search>
      <Input
        allowClear
        prefix={<SearchOutlined />}
        type="search"
        aria-label={t('nav.search')}
        placeholder={t('nav.search')}
        maxLength={MAX_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={search}
      />
    </search>
  );
};
