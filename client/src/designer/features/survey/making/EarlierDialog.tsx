import { SearchOutlined } from '@ant-design/icons';
import { LIMITS } from '@wence/schema';
import { Button, Input, Modal, Skeleton } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatMoment } from '../../../shared/moment';
import { surveyUrl } from '../../../shared/routes';
import { EmptyList, LoadFailed } from '../../../shared/state/StateMessage';
import { evictLists } from '../lists/evict-lists';
import styles from './EarlierDialog.module.css';
import { useCopyEarlierSurveyMutation, useEarlierSurveysQuery } from './making.generated';

/** Picks one of the author's own surveys and opens a copy of it in the editor. The copy has never run. */
export function EarlierDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['making', 'common']);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const { data, previousData, error, refetch } = useEarlierSurveysQuery({
    variables: { filter: { keyword: keyword || null } },
    fetchPolicy: 'cache-and-network',
    context: { quiet: 'all' },
  });
  const [copying, setCopying] = useState<string | null>(null);
  const [copy, { loading }] = useCopyEarlierSurveyMutation({ update: evictLists });
  const surveys = (data ?? previousData)?.surveys;

  const handleCopy = async (surveyId: string) => {
    setCopying(surveyId);
    const outcome = await copy({ variables: { input: { surveyId } } }).catch(() => null);
    if (outcome?.data) void navigate(surveyUrl(outcome.data.copySurvey.survey.id));
  };

  return (
    <Modal open title={t('earlier.title')} footer={null} onCancel={onClose}>
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden="true" />}
        aria-label={t('earlier.search')}
        placeholder={t('earlier.search')}
        maxLength={LIMITS.searchText}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && !surveys ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {!error && !surveys ? <Skeleton active className={styles.bones} /> : null}
      {surveys && surveys.edges.length === 0 ? <EmptyList help={t(keyword === '' ? 'earlier.none' : 'earlier.noMatch')} /> : null}
      {surveys && surveys.edges.length > 0 ? (
        <ul className={styles.list}>
          {surveys.edges.map(({ node }) => (
            <li key={node.id} className={styles.row}>
              <span className={styles.title}>{node.title}</span>
              <span className={styles.quiet}>{t('earlier.changed', { date: formatMoment(node.updatedAt) })}</span>
              <Button
                loading={loading && copying === node.id}
                disabled={loading}
                aria-label={t('earlier.copyOf', { title: node.title })}
                onClick={() => void handleCopy(node.id)}
              >
                {t('earlier.copy')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {surveys && surveys.totalCount > surveys.edges.length ? <p className={styles.quiet}>{t('earlier.more')}</p> : null}
    </Modal>
  );
}
