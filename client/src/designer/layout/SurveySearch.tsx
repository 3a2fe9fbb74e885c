import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { INPUT_PAUSE_MS } from '../shared/timing';
import { useSearchWord } from './useSearchWord';

/** The longest search word (Spec 9). The list needs no other number of the model. */
const MAX_LENGTH = 24;

/** Searches while one types on the list; elsewhere Enter leads to the list. */
export const SurveySearch = () => {
  const { t } = useTranslation();
  const { typed, setTyped, isOnList, isSearched, search } = useSearchWord();

  useEffect(
    function searchAfterPause() {
      if (!isOnList || isSearched) return;
      const timer = setTimeout(search, INPUT_PAUSE_MS);
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
