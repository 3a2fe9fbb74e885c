import { useTranslation } from 'react-i18next';
import { category as en } from '../../i18n/en/category';
import { addTexts } from '../../i18n/init';
import { category as zhCN } from '../../i18n/zh-CN/category';
import { ReportLayout } from '../../layout/ReportLayout';
import { ProgressOverlay } from '../../shared/progress/ProgressOverlay';
import { PageSkeleton, SkeletonLines } from '../../shared/state/PageSkeleton';
import { LoadFailed } from '../../shared/state/StateMessage';
import { useSurveyId } from '../../shared/useSurveyId';
import { useCategoryPageQuery } from './category.generated';
import styles from './category.module.css';
import { CategoryReport } from './CategoryReport';

const addCategoryTexts = (): void => addTexts('category', { 'zh-CN': zhCN, en });

addCategoryTexts();

export const ListSkeleton = () => (
  <div className={styles.skeleton}>
    <SkeletonLines widths={[24, 100, 100, 100]} />
  </div>
);

/** Category report of a survey: saved filters, and their figures beside each other. */
export function CategoryPage() {
  const surveyId = useSurveyId();
  useTranslation('category');
  const { data, error, refetch } = useCategoryPageQuery({ variables: { surveyId }, fetchPolicy: 'cache-and-network' });

  return (
    <ReportLayout surveyId={surveyId} active="category" survey={data?.survey}>
      <ProgressOverlay />
      {error !== undefined && data === undefined && <LoadFailed onRetry={() => void refetch()} />}
      {error === undefined && data === undefined && (
        <div className={styles.column}>
          <PageSkeleton>
            <ListSkeleton />
          </PageSkeleton>
        </div>
      )}
      {data && <CategoryReport survey={data.survey} />}
    </ReportLayout>
  );
}
