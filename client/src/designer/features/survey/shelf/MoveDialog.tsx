import { Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedNameField } from '../../../shared/saved-name/SavedNameField';
import { useCreateSurveyFolderMutation, useSurveyShelfQuery } from './shelf.generated';
import styles from './shelf.module.css';
import { useFolderFault } from './useFolderFault';

const NONE = '';

interface MoveDialogProps {
  count: number;
  isBusy: boolean;
  onMove: (folderId: string | null) => void;
  onClose: () => void;
}

/** Asks for the folder that the selected surveys go to: one that is there, a new one, or none. */
export function MoveDialog({ count, isBusy, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['shelf', 'common']);
  const { data } = useSurveyShelfQuery();
  const [create, { loading }] = useCreateSurveyFolderMutation({ context: { quiet: ['A0400'] } });
  const [folderId, setFolderId] = useState(NONE);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const folderFault = useFolderFault();

  const move = async () => {
    if (name.trim() === '') return onMove(folderId || null);
    const wrong = folderFault.ofName(name);
    setFault(wrong);
    if (wrong !== null) return;
    try {
      const made = await create({ variables: { input: { name } } });
      if (made.data) onMove(made.data.createSurveyFolder.folder.id);
    } catch (error) {
      setFault(folderFault.ofError(error));
    }
  };

  return (
    <Modal
      open
      title={t('moveTitle', { count })}
      okText={t('move')}
      cancelText={t('common:action.cancel')}
      confirmLoading={isBusy || loading}
      onOk={() => void move()}
      onCancel={onClose}
    >
      <Select
        className={styles.folder}
        aria-label={t('folder')}
        showSearch={{ optionFilterProp: 'label' }}
        disabled={name.trim() !== ''}
        value={folderId}
        options={[
          { value: NONE, label: t('noFolder') },
          ...(data?.surveyFolders ?? []).map(({ id, name: label }) => ({ value: id, label })),
        ]}
        onChange={setFolderId}
      />
      <div className={styles.field}>
        <SavedNameField
          label={t('newFolder')}
          placeholder={t('newFolderPlaceholder')}
          input={null}
          value={name}
          fault={fault}
          onChange={(typed) => {
            setName(typed);
            setFault(null);
          }}
          onEnter={() => void move()}
        />
      </div>
    </Modal>
  );
}
