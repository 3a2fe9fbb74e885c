import { DownOutlined } from '@ant-design/icons';
import { App, Button, Dropdown, type MenuProps } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endKeyPress } from '../../shared/end-key-press';
import { lazyPart } from '../../shared/lazy-part';
import type { CrossAddress } from './cross-address';
import type { CrossSetupInput, SavedTableFragment } from './cross.generated';
import { addressOf, setupOf } from './saved-setup';
import styles from './SavedTables.module.css';
import { useTableActions } from './useSavedTables';

const SaveTableDialog = lazyPart(async () => (await import('./SaveTableDialog')).SaveTableDialog);

interface SavedTablesProps {
  surveyId: string;
  /** The set-up on the screen. */
  address: CrossAddress;
  tables: readonly SavedTableFragment[];
  /** The saved table that is open. */
  open: SavedTableFragment | undefined;
  /** The screen shows something else than what was saved. */
  isChanged: boolean;
  onChange: (change: Partial<CrossAddress>) => void;
}

/** Saved tables to open, and what can be done with the one on the screen. */
export function SavedTables({ surveyId, address, tables, open, isChanged, onChange }: SavedTablesProps) {
  const { t } = useTranslation(['cross', 'common']);
  const { message } = App.useApp();
  const { replace, confirmDelete } = useTableActions(onChange);
  const [subject, setSubject] = useState<{ table: SavedTableFragment } | { setup: CrossSetupInput } | null>(null);
  const isChosen = address.rows.length > 0 && address.columns.length > 0;

  const handleSaveAs = () => {
    const setup = setupOf(address);
    if (setup) setSubject({ setup });
    else void message.error(t('saved.nestedFilter'));
  };
  const handleDone = (table: SavedTableFragment) => {
    if (subject && 'setup' in subject) onChange(addressOf(table));
    setSubject(null);
    void message.success(t('common:done.saved'));
  };
  const list: MenuProps['items'] =
    tables.length === 0
      ? [{ key: 'empty', label: t('saved.empty'), disabled: true }]
      : tables.map((table) => ({ key: table.id, label: table.name, onClick: () => onChange(addressOf(table)) }));
  const items: MenuProps['items'] = [
    ...list,
    { type: 'divider' },
    { key: 'saveAs', label: t('saved.saveAs'), disabled: !isChosen, onClick: handleSaveAs },
    ...(open
      ? [
          { key: 'rename', label: t('saved.rename'), onClick: () => setSubject({ table: open }) },
          { key: 'delete', label: t('common:action.delete'), danger: true, onClick: () => confirmDelete(open) },
        ]
      : []),
  ];

  return (
    <div className={styles.saved}>
      <Dropdown
        trigger={['click']}
        menu={{ items, selectable: true, selectedKeys: open ? [open.id] : [], onClick: endKeyPress }}
        classNames={{ root: styles.menu ?? '' }}
      >
        <Button type="text" aria-label={open ? t('saved.menu', { name: open.name }) : undefined}>
          <span className={styles.name}>{open?.name ?? t('saved.none')}</span>
          <DownOutlined aria-hidden="true" />
        </Button>
      </Dropdown>
      {open && isChanged && (
        <>
          <output className={styles.changed}>{t('saved.changed')}</output>
          <Button type="link" disabled={!isChosen} onClick={() => void replace(open.id, address)}>
            {t('saved.save')}
          </Button>
        </>
      )}
      {subject && (
        <Suspense fallback={null}>
          <SaveTableDialog surveyId={surveyId} subject={subject} onDone={handleDone} onClose={() => setSubject(null)} />
        </Suspense>
      )}
    </div>
  );
}
