import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './survey.module.css';
import type { PagerState } from './usePager';

interface PagerProps {
  pager: PagerState;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Only there when there is more than one page. */
export const Pager = ({ pager, pageInfo: { hasNextPage, endCursor } }: PagerProps) => {
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
};
