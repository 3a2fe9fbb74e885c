import { useTranslation } from 'react-i18next';
import type { ExportRowFragment } from './export.generated';
import styles from './export.module.css';
import { TaskRow } from './TaskRow';

interface TaskListProps {
  tasks: readonly ExportRowFragment[];
  onDownload: (taskId: string) => Promise<void>;
  /** Reads the list again. */
  onChanged: () => Promise<void>;
}

/** Files that were asked for, newest first. */
export function TaskList({ tasks, onDownload, onChanged }: TaskListProps) {
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
