import { formatThousands } from '@wence/schema';
import { App, Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { evictLists } from '../lists/evict-lists';
import styles from './FoldersDialog.module.css';
import { FolderName } from './FolderName';
import { type SurveyShelfQuery, useDeleteSurveyFolderMutation } from './shelf.generated';

type Folder = SurveyShelfQuery['surveyFolders'][number];

interface FoldersDialogProps {
  folders: readonly Folder[];
  /** After a folder is gone: the list may have been that of its surveys. */
  onDeleted: (folderId: string) => void;
  onClose: () => void;
}

/** The folders of the author, to be renamed and deleted. */
export function FoldersDialog({ folders, onDeleted, onClose }: FoldersDialogProps) {
  const { t } = useTranslation(['shelf', 'common']);
  const { modal, message } = App.useApp();
  const [renamed, setRenamed] = useState<string | null>(null);
  const [remove] = useDeleteSurveyFolderMutation({
    update: (cache) => {
      evictLists(cache);
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'surveyFolders' });
    },
  });

  const askToDelete = ({ id, name, surveyCount }: Folder) =>
    modal.confirm({
      title: t('deleteFolderTitle', { name }),
      content: surveyCount ? t('deleteFolderHelp', { count: surveyCount, total: formatThousands(surveyCount) }) : t('deleteFolderEmpty'),
      okText: t('common:action.delete'),
      okButtonProps: { danger: true },
      cancelText: t('common:action.cancel'),
      onOk: async () => {
        const outcome = await remove({ variables: { input: { folderId: id } } }).catch(() => null);
        if (!outcome?.data) return;
        void message.success(t('common:done.deleted'));
        onDeleted(id);
      },
    });

  return (
    <Modal open title={t('folders')} footer={null} onCancel={onClose} closable={{ 'aria-label': t('common:action.close') }}>
      {folders.length === 0 && <p className={styles.none}>{t('foldersNone')}</p>}
      <ul className={styles.folders}>
        {folders.map((folder) => {
          const { id, name, surveyCount } = folder;
          if (id === renamed) {
            return (
              <li key={id} className={styles.renamed}>
                <FolderName folderId={id} name={name} onClose={() => setRenamed(null)} />
              </li>
            );
          }
          return (
            <li key={id} className={styles.folder}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{formatThousands(surveyCount ?? 0)}</span>
              <Button type="text" size="small" aria-label={t('renameFolder', { name })} onClick={() => setRenamed(id)}>
                {t('common:action.rename')}
              </Button>
              <Button type="text" size="small" danger aria-label={t('deleteFolder', { name })} onClick={() => askToDelete(folder)}>
                {t('common:action.delete')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
