import type { ResponseFilter } from '@wence/schema';
import { type InputRef, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../shared/FormFault';
import { ConditionsChip } from '../../shared/response-conditions/ConditionsChip';
import { FilterChips } from '../../shared/response-filter/FilterChips';
import { SavedNameField } from '../../shared/saved-name/SavedNameField';
import styles from './CategoryDialog.module.css';
import { filterOf } from './category-filter';
import type { CategoryFragment, CategoryPageQuery } from './category.generated';
import { chipsOf, filterOfChips, takesChips } from '../../shared/response-filter/chip-conditions';
import { useSaveCategory } from './useSaveCategory';

interface CategoryDialogProps {
  survey: CategoryPageQuery['survey'];
  /** Absent: a new one. */
  category?: CategoryFragment;
  onDone: (categoryId: string) => void;
  onClose: () => void;
}

interface ConditionFieldsProps extends Pick<CategoryDialogProps, 'survey'> {
  filter: ResponseFilter;
  onChange: (filter: ResponseFilter) => void;
}

/** Which responses are in the category. */
function ConditionFields({ survey, filter, onChange }: ConditionFieldsProps) {
  const { t } = useTranslation('category');

  return (
    <div className={styles.chips}>
      {takesChips(filter) ? (
        <FilterChips
          surveyId={survey.id}
          filter={chipsOf(filter)}
          versions={survey.versions ?? []}
          onChange={(chips) => onChange(filterOfChips(chips))}
        />
      ) : (
        <ConditionsChip surveyId={survey.id} conditions={filter} onChange={onChange} />
      )}
      <p className={styles.help}>{t('countedHelp')}</p>
    </div>
  );
}

/** Asks for the name of a category and which responses are in it. */
export function CategoryDialog({ survey, category, onDone, onClose }: CategoryDialogProps) {
  const { t } = useTranslation(['category', 'common']);
  const input = useRef<InputRef>(null);
  const [name, setName] = useState(category?.name ?? '');
  const [filter, setFilter] = useState(() => filterOf(category));
  const { fault, isBusy, clearFault, save } = useSaveCategory(survey.id, category?.id, onDone);

  return (
    <Modal
      open
      title={t(category ? 'edit' : 'create')}
      okText={t('common:action.save')}
      cancelText={t('common:action.cancel')}
      confirmLoading={isBusy}
      onOk={() => void save({ name, filter })}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus({ cursor: 'all' })}
    >
      <div className={styles.fields}>
        <SavedNameField
          label={t('name')}
          placeholder={t('namePlaceholder')}
          input={input}
          value={name}
          fault={fault?.isName ? fault.message : null}
          onChange={(typed) => {
            setName(typed);
            clearFault();
          }}
          onEnter={() => void save({ name, filter })}
        />
        <fieldset className={styles.conditions}>
          <legend className={styles.label}>{t('conditions')}</legend>
          <ConditionFields survey={survey} filter={filter} onChange={setFilter} />
        </fieldset>
        <FormFault message={fault && !fault.isName ? fault.message : null} />
      </div>
    </Modal>
  );
}
