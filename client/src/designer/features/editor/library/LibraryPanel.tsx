import { SearchOutlined } from '@ant-design/icons';
import { LIMITS } from '@wence/schema';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonLines, useIsDelayed } from '../../../shared/state/PageSkeleton';
import { LoadFailed } from '../../../shared/state/StateMessage';
import { INPUT_PAUSE_MS } from '../../../shared/timing';
import { useCloseSheet } from '../shared/sheet';
import { useLibraryCategoriesQuery } from './library.generated';
import styles from './library.module.css';
import { LibraryShelf } from './LibraryShelf';
import { addLibraryTexts } from './library-texts';

addLibraryTexts();

/** Searches both libraries while one types; at most 24 characters (Spec 5). */
function LibrarySearch({ onSearch }: { onSearch: (keyword: string) => void }) {
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
}

const BONES = [60, 90, 80, 70];

/** Both libraries and a search through them (Spec 2, question library). */
export function LibraryPanel({ readOnly }: { readOnly: boolean }) {
  const { i18n } = useTranslation();
  // The common library speaks the language of the request: with another one everything is asked for anew.
  return <Shelves key={i18n.language} readOnly={readOnly} />;
}

function Shelves({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation('library');
  const own = useLibraryCategoriesQuery({ variables: { common: false }, fetchPolicy: 'network-only' });
  const common = useLibraryCategoriesQuery({ variables: { common: true }, fetchPolicy: 'network-only' });
  const [keyword, setKeyword] = useState('');
  const isInSheet = useCloseSheet() !== null;
  const isLate = useIsDelayed();
  const missing = [own, common].filter(({ data }) => !data);
  if (missing.some(({ error }) => error)) {
    return <LoadFailed onRetry={() => missing.forEach(({ refetch }) => void refetch().catch(() => undefined))} />;
  }
  if (!own.data || !common.data) return isLate ? <div className={styles.bones}>{<SkeletonLines widths={BONES} />}</div> : null;
  return (
    <div className={styles.library}>
      <LibrarySearch onSearch={setKeyword} />
      {!readOnly && !isInSheet && <p className={styles.hint}>{t('hint')}</p>}
      <LibraryShelf kind="own" categories={own.data.libraryCategories} keyword={keyword} readOnly={readOnly} />
      <LibraryShelf kind="common" categories={common.data.libraryCategories} keyword={keyword} readOnly={readOnly} />
    </div>
  );
}
