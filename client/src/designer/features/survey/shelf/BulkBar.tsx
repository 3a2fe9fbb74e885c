import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from './MoveDialog';
import { addShelfTexts } from './shelf-texts';
import styles from './shelf.module.css';
import { TagsDialog } from './TagsDialog';
import { useChangeSurveys } from './useChangeSurveys';

addShelfTexts();

const TAG_ACTIONS = { addTags: 'ADD_TAGS', removeTags: 'REMOVE_TAGS' } as const;

interface BulkBarProps {
  surveyIds: readonly string[];
  /** Another selection: after a change, those of which it could not be done. */
  onSelect: (surveyIds: readonly string[]) => void;
}

/** The bar with everything that can be done to the selected surveys. */
export function BulkBar({ surveyIds, onSelect }: BulkBarProps) {
  const { t } = useTranslation(['shelf', 'common']);
  const { modal } = App.useApp();
  const [asking, setAsking] = useState<'move' | 'addTags' | 'removeTags' | null>(null);
  const { change, isBusy } = useChangeSurveys(surveyIds, onSelect);
  const count = surveyIds.length;
  const close = () => setAsking(null);

  const confirm = (title: string, content: string, okText: string, action: 'STOP' | 'RECYCLE') =>
    modal.confirm({
      title,
      content,
      okText,
      okButtonProps: { danger: action === 'RECYCLE' },
      cancelText: t('common:action.cancel'),
      onOk: () => change({ action }),
    });
  const ask = {
    stop: () => confirm(t('stopTitle', { count }), t('stopHelp'), t('common:action.stop'), 'STOP'),
    remove: () => confirm(t('deleteTitle', { count }), t('deleteHelp'), t('common:action.delete'), 'RECYCLE'),
  };

  return (
    <section className={styles.bar} aria-label={t('bar')}>
      <output className={styles.selected}>{t('selected', { count })}</output>
      {(['move', 'addTags', 'removeTags'] as const).map((action) => (
        <Button key={action} disabled={isBusy} onClick={() => setAsking(action)}>
          {t(action)}
        </Button>
      ))}
      <Button loading={isBusy} onClick={() => void change({ action: 'COPY' })}>
        {t('common:action.copy')}
      </Button>
      <Button disabled={isBusy} onClick={ask.stop}>
        {t('common:action.stop')}
      </Button>
      <Button danger disabled={isBusy} onClick={ask.remove}>
        {t('common:action.delete')}
      </Button>
      <Button className={styles.out} type="text" onClick={() => onSelect([])}>
        {t('none')}
      </Button>
      {asking === 'move' && (
        <MoveDialog
          count={count}
          isBusy={isBusy}
          onMove={(folderId) => void change({ action: 'MOVE', folderId }).then((isDone) => isDone && close())}
          onClose={close}
        />
      )}
      {(asking === 'addTags' || asking === 'removeTags') && (
        <TagsDialog
          action={asking}
          count={count}
          isBusy={isBusy}
          onDone={(tags) => void change({ action: TAG_ACTIONS[asking], tags }).then((isDone) => isDone && close())}
          onClose={close}
        />
      )}
    </section>
  );
}
