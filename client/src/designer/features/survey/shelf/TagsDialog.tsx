import { readSurveyTags, SURVEY_LIST_LIMITS } from '@wence/schema';
import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/FormFault';
import { useSurveyShelfQuery } from './shelf.generated';
import styles from './shelf.module.css';

interface TagsDialogProps {
  action: 'addTags' | 'removeTags';
  count: number;
  isBusy: boolean;
  onDone: (tags: string[]) => void;
  onClose: () => void;
}

/** Asks for the tags that the selected surveys get, or lose. */
export function TagsDialog({ action, count, isBusy, onDone, onClose }: TagsDialogProps) {
  const { t } = useTranslation(['shelf', 'common']);
  const id = useId();
  const { data } = useSurveyShelfQuery();
  const [tags, setTags] = useState<string[]>([]);
  const [fault, setFault] = useState<string | null>(null);

  const finish = () => {
    const read = readSurveyTags(tags, 'tags');
    if (read.ok && read.value.length > 0) return onDone([...read.value]);
    const isMany = !read.ok && read.faults.some(({ rule }) => rule === 'tooMany');
    setFault(isMany ? t('tagsMost', { most: SURVEY_LIST_LIMITS.tags }) : t('tagsPlease', { most: SURVEY_LIST_LIMITS.tag }));
  };

  return (
    <Modal
      open
      title={t(`tagsTitle.${action}`, { count })}
      okText={t(action)}
      cancelText={t('common:action.cancel')}
      confirmLoading={isBusy}
      onOk={finish}
      onCancel={onClose}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{t('tags')}</label>
        <Select
          id={id}
          mode="tags"
          value={tags}
          status={fault === null ? undefined : 'error'}
          options={(data?.surveyTags ?? []).map(({ tag }) => ({ value: tag, label: tag }))}
          onChange={(next) => {
            setTags(next);
            setFault(null);
          }}
        />
        <FormFault message={fault} />
      </div>
    </Modal>
  );
}
