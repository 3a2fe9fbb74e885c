import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../routes';

/** What is typed into the search field, and the keyword in the address it becomes. When the address changes from elsewhere, the field follows. */
export const useSearchWord = () => {
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
};
