import { useTranslation } from 'react-i18next';
import { exporting as en } from '../../i18n/en/export';
import { addTexts } from '../../i18n/init';
import { exporting as zhCN } from '../../i18n/zh-CN/export';
import { ReportLayout } from '../../layout/ReportLayout';
import { ProgressOverlay } from '../../shared/progress/ProgressOverlay';
import { LoadFailed } from '../../shared/state/StateMessage';
import { PageSkeleton, SkeletonLines } from '../../shared/state/PageSkeleton';
import { useSurveyId } from '../../shared/useSurveyId';
import { type ExportRowFragment, useExportPageQuery } from './export.generated';
import styles from './export.module.css';
import { ExportForm } from './ExportForm';
import { TaskRow } from './TaskRow';
import { useDownload } from './useDownload';
import { useTitleProgress } from './task-progress';

const addExportTexts = (): void => addTexts('exporting', { 'zh-CN': zhCN, en });

addExportTexts();

const ExportSkeleton = () => (
  <div className={styles.column}>
    {[
      [30, 90, 80, 60],
      [24, 70, 70],
    ].map((widths) => (
      <div key={widths[0]} className={styles.card}>
        <SkeletonLines widths={widths} />
      </div>
    ))}
  </div>
);

interface TaskListProps {
  tasks: readonly ExportRowFragment[];
  onDownload: (taskId: string) => Promise<void>;
  /** Reads the list again. */
  onChanged: () => Promise<void>;
}

/** Files that were asked for, newest first. */
function TaskList({ tasks, onDownload, onChanged }: TaskListProps) {
  const { t } = useTranslation('exporting');
  if (tasks.length === 0) return <p className={styles.none}>{t('none')}</p>;
  return (
    <ul className={styles.tasks}>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} onDownload={onDownload} onChanged={onChanged} />
      ))}
    </ul>
  );
}

/** Data export (Spec 2, report navigation): what is to be exported, and the files that have been. */
export function ExportPage() {
  const surveyId = useSurveyId();
  const { t } = useTranslation('exporting');
  const { data, error, refetch } = useExportPageQuery({ variables: { surveyId }, fetchPolicy: 'network-only' });
  const tasks = data?.survey.exports ?? [];
  const { download, expect } = useDownload(tasks);
  useTitleProgress(tasks);
  const reload = async () => void (await refetch());

  return (
    <ReportLayout surveyId={surveyId} active="export" survey={data?.survey}>
      <ProgressOverlay />
      {error !== undefined && data === undefined && <LoadFailed onRetry={() => void reload().catch(() => undefined)} />}
      {error === undefined && data === undefined && (
        <PageSkeleton>
          <ExportSkeleton />
        </PageSkeleton>
      )}
      {data && (
        <div className={styles.column}>
          <section className={styles.card} aria-labelledby="new-export">
            <h2 id="new-export" className={styles.title}>
              {t('create')}
            </h2>
            <ExportForm
              survey={data.survey}
              onCreated={(taskId) => {
                expect(taskId);
                void reload();
              }}
            />
          </section>
          <section className={styles.card} aria-labelledby="export-tasks">
            <div className={styles.head}>
              <h2 id="export-tasks" className={styles.title}>
                {t('tasks')}
              </h2>
              <span className={styles.quiet}>{t('tasksHelp')}</span>
            </div>
            <TaskList tasks={tasks} onDownload={download} onChanged={reload} />
          </section>
        </div>
      )}
    </ReportLayout>
  );
}
