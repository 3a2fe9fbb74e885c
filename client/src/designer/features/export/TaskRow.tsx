import { formatThousands } from '@wence/schema';
import { DeleteOutlined } from '@ant-design/icons';
import { App, Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../shared/moment';
import { fileSize } from '../../shared/v1/file-size';
import {
  type ExportRowFragment,
  useCancelExportMutation,
  useDeleteExportMutation,
  useExportProgressSubscription,
  useRetryExportMutation,
} from './export.generated';
import styles from './export.module.css';
import { isUnfinished, percentOf } from './task-progress';

interface TaskRowProps {
  task: ExportRowFragment;
  onDownload: (taskId: string) => Promise<void>;
  onChanged: () => Promise<void>;
}

/** A file that was asked for: how far it is, and what can be done with it. */
export function TaskRow({ task, onDownload, onChanged }: TaskRowProps) {
  const { t } = useTranslation(['exporting', 'common']);
  const { id, type, status, failure, createdAt } = task;
  const name = task.fileName ?? t(`type.${type}`);

  return (
    <li className={styles.task}>
      {isUnfinished(task) && <Watched taskId={id} />}
      <div className={styles.taskHead}>
        <span className={styles.kind}>{t(`type.${type}`)}</span>
        <span className={styles.name}>{name === t(`type.${type}`) ? t('createdAt', { at: formatMoment(createdAt) }) : name}</span>
      </div>
      <div className={styles.state} data-status={status}>
        {t(`status.${status}`)}
        {failure !== null && <span className={styles.why}>{t(`failure.${failure}`)}</span>}
      </div>
      <Facts task={task} />
      {status === 'GENERATING' && (
        <Progress className={styles.progress} percent={percentOf(task)} size="small" aria-label={t('progress')} status="active" />
      )}
      <div className={styles.actions}>
        <TaskActions task={task} name={name} onDownload={onDownload} onChanged={onChanged} />
      </div>
    </li>
  );
}

/** Follows an unfinished task; what comes goes into the cache, from which the list is drawn. */
function Watched({ taskId }: { taskId: string }) {
  useExportProgressSubscription({ variables: { taskId }, context: { quiet: 'all' } });
  return null;
}

function Facts({
  task: { type, status, rowsDone, rowsTotal, size, expiresAt, createdAt, fileName, options },
}: {
  task: ExportRowFragment;
}) {
  const { t } = useTranslation('exporting');
  const isTable = type !== 'ATTACHMENTS';
  const [done, total] = [formatThousands(rowsDone), rowsTotal === null ? null : formatThousands(rowsTotal)];
  const facts = [
    status === 'GENERATING' && total !== null && t(isTable ? 'rows' : 'files', { done, total }),
    status === 'DONE' && t(isTable ? 'rowCount' : 'fileCount', { total: done }),
    size !== null && status === 'DONE' && fileSize(size),
    isTable && type !== 'SPSS' && t(`codesName.${options.codes}`),
    options.filtered && t('filtered'),
    options.withInvalid && t('invalidToo'),
    options.columnCount !== null && t('someColumns'),
    fileName !== null && t('createdAt', { at: formatMoment(createdAt) }),
    expiresAt !== null && status === 'DONE' && t('expires', { at: formatMoment(expiresAt) }),
  ].filter((fact) => fact !== false);
  return <p className={styles.facts}>{facts.join(' · ')}</p>;
}

/** The data layer says what goes wrong. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

function TaskActions({ task: { id: taskId, status }, name, onDownload, onChanged }: TaskRowProps & { name: string }) {
  const { t } = useTranslation(['exporting', 'common']);
  const { message, modal } = App.useApp();
  const [cancel, cancelling] = useCancelExportMutation();
  const [retry, retrying] = useRetryExportMutation();
  const [remove] = useDeleteExportMutation();
  const variables = { input: { taskId } };

  const handleRemove = () =>
    modal.confirm({
      title: t('removeAsk', { name }),
      content: t('removeHelp'),
      okText: t('remove'),
      okButtonProps: { danger: true },
      cancelText: t('common:action.cancel'),
      onOk: async () => {
        const outcome = await remove({ variables }).catch(() => null);
        if (!outcome?.data) return;
        void message.success(t('common:done.deleted'));
        await onChanged();
      },
    });

  return (
    <>
      {status === 'DONE' && (
        <Button size="small" type="primary" ghost aria-label={t('downloadName', { name })} onClick={() => void onDownload(taskId)}>
          {t('download')}
        </Button>
      )}
      {(status === 'WAITING' || status === 'GENERATING') && (
        <Button
          size="small"
          loading={cancelling.loading}
          aria-label={t('cancelName', { name })}
          onClick={() => quietly(cancel({ variables }))}
        >
          {t('cancel')}
        </Button>
      )}
      {(status === 'FAILED' || status === 'EXPIRED') && (
        <Button size="small" loading={retrying.loading} aria-label={t('retryName', { name })} onClick={() => quietly(retry({ variables }))}>
          {t('retry')}
        </Button>
      )}
      <Button
        size="small"
        type="text"
        icon={<DeleteOutlined />}
        aria-label={t('removeName', { name })}
        title={t('remove')}
        onClick={handleRemove}
      />
    </>
  );
}
