import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './DetailPage.module.css';

interface PagerProps {
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  onGo: (place: { after: string | null } | { before: string | null }) => void;
}

/** On to the next page and back; gone where there is only one. */
export function ResponsePager({ pageInfo, onGo }: PagerProps) {
  const { t } = useTranslation(['common', 'response']);
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  if (!hasNextPage && !hasPreviousPage) return null;
  return (
    <nav className={styles.pager} aria-label={t('response:pages')}>
      <Button icon={<LeftOutlined aria-hidden="true" />} disabled={!hasPreviousPage} onClick={() => onGo({ before: startCursor })}>
        {t('action.previous')}
      </Button>
      <Button
        icon={<RightOutlined aria-hidden="true" />}
        iconPlacement="end"
        disabled={!hasNextPage}
        onClick={() => onGo({ after: endCursor })}
      >
        {t('action.next')}
      </Button>
    </nav>
  );
}
