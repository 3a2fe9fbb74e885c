import { FolderOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part';
import { UNFILED } from '../../../shared/routes';
import { addShelfTexts } from './shelf-texts';
import { useSurveyShelfQuery } from './shelf.generated';
import styles from './shelf.module.css';

addShelfTexts();

const FoldersDialog = lazyPart(async () => (await import('./FoldersDialog')).FoldersDialog);

const ANY = '';

interface ShelfFiltersProps {
  /** Id of a folder, or `UNFILED`; null: whatever the folder. */
  folder: string | null;
  tag: string | null;
  onChange: (change: { readonly folder?: string | null; readonly tag?: string | null }) => void;
}

/** Filters of the list by folder and tag. An author who has neither sees none. */
export function ShelfFilters({ folder, tag, onChange }: ShelfFiltersProps) {
  const { t } = useTranslation('shelf');
  const { data } = useSurveyShelfQuery({ fetchPolicy: 'cache-and-network' });
  const [isOpen, setOpen] = useState(false);
  const folders = data?.surveyFolders ?? [];
  const tags = data?.surveyTags ?? [];
  const counted = (name: string, count: number | null) => t('counted', { name, count: count ?? 0 });

  return (
    <>
      {(folders.length > 0 || folder) && (
        <span className={styles.folders}>
          <Select
            className={styles.filter}
            aria-label={t('folder')}
            showSearch={{ optionFilterProp: 'label' }}
            value={folder ?? ANY}
            options={[
              { value: ANY, label: t('anyFolder') },
              { value: UNFILED, label: t('noFolder') },
              ...folders.map(({ id, name, surveyCount }) => ({ value: id, label: counted(name, surveyCount) })),
            ]}
            onChange={(next) => onChange({ folder: next || null })}
          />
          <Button icon={<FolderOutlined />} aria-label={t('folders')} title={t('folders')} onClick={() => setOpen(true)} />
        </span>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <FoldersDialog folders={folders} onDeleted={(id) => id === folder && onChange({ folder: null })} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {(tags.length > 0 || tag) && (
        <Select
          className={styles.filter}
          aria-label={t('tag')}
          showSearch={{ optionFilterProp: 'label' }}
          value={tag ?? ANY}
          options={[
            { value: ANY, label: t('anyTag') },
            ...tags.map(({ tag: name, surveyCount }) => ({ value: name, label: counted(name, surveyCount) })),
          ]}
          onChange={(next) => onChange({ tag: next || null })}
        />
      )}
    </>
  );
}
