import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../shared/routes';
import { INPUT_PAUSE_MS } from '../shared/timing';

/** State of the search field and the keyword in the address. If the address changes otherwise, the field follows. */
function useSearchWord() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const [typed, setTyped] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  const isOnList = pathname === paths.list;
  const word = typed.trim();

  if (keyword !== shown) {
    setShown(keyword);
    // Our own search comes back trimmed: what is being typed stays as it is.
    if (word !== keyword) setTyped(keyword);
  }

  const search = useCallback(() => {
    // A new word keeps the state one filters by.
    const next = new URLSearchParams(isOnList ? query : undefined);
    if (word) next.set('keyword', word);
    else next.delete('keyword');
    void navigate({ pathname: paths.list, search: next.toString() }, { replace: isOnList });
  }, [navigate, isOnList, query, word]);

  return { typed, setTyped, isOnList, isSearched: word === keyword, search };
}

/** The longest search word (Spec 9). The list needs no other number of the model. */
const MAX_LENGTH = 24;

/** Searches while one types on the list; elsewhere Enter leads to the list. */
export function SurveySearch() {
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
}
