import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './survey.module.css';

interface Trail {
  listing: string;
  /** Cursors of the visited pages; the current one is last. */
  cursors: readonly string[];
}

/** Cursor pagination that keeps the visited cursors to go back. Another listing starts on its first page. */
export function usePager(listing: string) {
  const [trail, setTrail] = useState<Trail>({ listing, cursors: [] });
  const cursors = trail.listing === listing ? trail.cursors : [];

  return {
    after: cursors.at(-1) ?? null,
    page: cursors.length + 1,
    goNext: (endCursor: string) => setTrail({ listing, cursors: [...cursors, endCursor] }),
    goBack: () => setTrail({ listing, cursors: cursors.slice(0, -1) }),
  };
}

type PagerState = ReturnType<typeof usePager>;

interface PagerProps {
  pager: PagerState;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Hidden if there is only one page. */
export function Pager({ pager, pageInfo: { hasNextPage, endCursor } }: PagerProps) {
  const { t } = useTranslation(['common', 'survey']);
  if (pager.page === 1 && !hasNextPage) return null;

  return (
    <nav className={styles.pager} aria-label={t('survey:list.pages')}>
      <Button icon={<LeftOutlined />} disabled={pager.page === 1} onClick={pager.goBack}>
        {t('action.previous')}
      </Button>
      <span aria-current="page">{pager.page}</span>
      <Button
        icon={<RightOutlined />}
        iconPlacement="end"
        disabled={!hasNextPage || !endCursor}
        onClick={() => endCursor && pager.goNext(endCursor)}
      >
        {t('action.next')}
      </Button>
    </nav>
  );
}
