import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../routes';

/** Longest search word, and the pause after which typing counts as done (Spec 9). */
const MAX_LENGTH = 24;
const PAUSE_MS = 500;

/** The keyword in the address, as a value of its own that follows the address when that changes from elsewhere. */
export const SurveySearch = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const [typed, setTyped] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (keyword !== shown) {
    setShown(keyword);
    // Our own search comes back trimmed: what is being typed stays as it is.
    if (typed.trim() !== keyword) setTyped(keyword);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    clearTimeout(timer.current);
    // A new word keeps the state one filters by.
    const next = new URLSearchParams(pathname === paths.list ? query : undefined);
    if (text.trim()) next.set('keyword', text.trim());
    else next.delete('keyword');
    void navigate({ pathname: paths.list, search: next.toString() }, { replace: pathname === paths.list });
  };

  const handleChange = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    if (pathname === paths.list) timer.current = setTimeout(() => search(text), PAUSE_MS);
  };

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
        onChange={({ target }) => handleChange(target.value)}
        onPressEnter={() => search(typed)}
      />
    </search>
  );
};
