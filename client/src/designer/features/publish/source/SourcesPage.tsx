import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onReconnect } from '../../../../graphql/reconnect';
import { sources as en } from '../../../i18n/en/sources';
import { addTexts } from '../../../i18n/init';
import { sources as zhCN } from '../../../i18n/zh-CN/sources';
import { formatMoment } from '../../../shared/moment';
import { fileName, saveBlob } from '../../../shared/save-file';
import { PageSkeleton, SkeletonLines } from '../../../shared/state/PageSkeleton';
import { EmptyList, LoadFailed } from '../../../shared/state/StateMessage';
import { useSurveyId } from '../../../shared/useSurveyId';
import { csvFile } from '../csv-file';
import { PublishLayout } from '../PublishLayout';
import { NewTagsDialog } from './NewTagsDialog';
import { QrDialog } from './QrDialog';
import { type SourceTagRowFragment, useSourcesPageQuery } from './source.generated';
import styles from './source.module.css';
import { TagTable } from './TagTable';

const addSourceTexts = (): void => addTexts('sources', { 'zh-CN': zhCN, en });

addSourceTexts();

const FILE_COLUMNS = ['name', 'code', 'url', 'enabled', 'visits', 'started', 'completed', 'last'] as const;

/** The tags as a table for spreadsheet programs, deleted ones left out. */
function tagListFile(tags: readonly SourceTagRowFragment[], t: TFunction<'sources'>): Blob {
  const rows = tags
    .filter(({ deletedAt }) => deletedAt === null)
    .map(({ name, code, url, enabled, figures: { visits, started, completed, lastResponseAt } }) => [
      name,
      code,
      url ?? '',
      t(enabled ? 'yes' : 'no'),
      visits,
      started,
      completed,
      lastResponseAt ? formatMoment(lastResponseAt) : '',
    ]);
  return csvFile([FILE_COLUMNS.map((column) => t(`fileColumn.${column}`)), ...rows]);
}

/** The source tags of a survey: their links and codes, and how many came by each. */
export function SourcesPage() {
  const { t } = useTranslation('sources');
  const surveyId = useSurveyId();
  const [isAdding, setIsAdding] = useState(false);
  const [shown, setShown] = useState<SourceTagRowFragment | null>(null);
  const { data, error, refetch } = useSourcesPageQuery({ variables: { surveyId }, fetchPolicy: 'cache-and-network' });
  useEffect(() => onReconnect(() => void refetch()), [refetch]);

  const survey = data?.survey;
  const tags = survey?.sourceTags ?? [];
  const add = (
    <Button type="primary" onClick={() => setIsAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <PublishLayout surveyId={surveyId} active="source" survey={survey}>
      <section className={styles.card} aria-labelledby="source-tags">
        <div className={styles.head}>
          <div>
            <h2 id="source-tags">{t('title')}</h2>
            <p className={styles.help}>{t('help')}</p>
          </div>
          {tags.length > 0 && survey && (
            <div className={styles.buttons}>
              <Button onClick={() => saveBlob(tagListFile(tags, t), fileName(`${survey.title} ${t('file')}`, 'csv'))}>
                {t('exportList')}
              </Button>
              {add}
            </div>
          )}
        </div>
        {survey?.publishedVersion === null && tags.length > 0 && <p className={styles.notice}>{t('notLaunched')}</p>}
        {error && !survey && <LoadFailed onRetry={() => void refetch()} />}
        {!error && !survey && (
          <PageSkeleton>
            <SkeletonLines widths={[30, 90, 90, 90]} />
          </PageSkeleton>
        )}
        {survey && tags.length === 0 && <EmptyList help={t('empty')}>{add}</EmptyList>}
        {tags.length > 0 && <TagTable tags={tags} onQr={setShown} onChanged={() => void refetch()} />}
      </section>
      {isAdding && (
        <NewTagsDialog
          surveyId={surveyId}
          onClose={() => setIsAdding(false)}
          onMade={() => {
            setIsAdding(false);
            void refetch();
          }}
        />
      )}
      {shown && <QrDialog tag={shown} onClose={() => setShown(null)} />}
    </PublishLayout>
  );
}
