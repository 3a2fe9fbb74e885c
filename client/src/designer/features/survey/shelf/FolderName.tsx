import { Button, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedNameField } from '../../../shared/saved-name/SavedNameField';
import styles from './FoldersDialog.module.css';
import { useRenameSurveyFolderMutation } from './shelf.generated';
import { useFolderFault } from './useFolderFault';

interface FolderNameProps {
  folderId: string;
  name: string;
  onClose: () => void;
}

/** The name of a folder while it is written anew. */
export function FolderName({ folderId, name, onClose }: FolderNameProps) {
  const { t } = useTranslation(['shelf', 'common']);
  const [rename, { loading }] = useRenameSurveyFolderMutation({ context: { quiet: ['A0400'] } });
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<string | null>(null);
  const folderFault = useFolderFault();
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.focus({ cursor: 'all' }), []);

  const save = async () => {
    const wrong = folderFault.ofName(typed);
    setFault(wrong);
    if (wrong !== null) return;
    try {
      const outcome = await rename({ variables: { input: { folderId, name: typed.trim() } } });
      if (outcome.data) onClose();
    } catch (error) {
      setFault(folderFault.ofError(error));
    }
  };

  return (
    <>
      <SavedNameField
        label={t('folderNewName')}
        placeholder={t('newFolderPlaceholder')}
        input={field}
        value={typed}
        fault={fault}
        onChange={(next) => {
          setTyped(next);
          setFault(null);
        }}
        onEnter={() => void save()}
      />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        <Button type="primary" loading={loading} onClick={() => void save()}>
          {t('common:action.save')}
        </Button>
      </div>
    </>
  );
}
