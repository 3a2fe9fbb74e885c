import { REPORT_CATEGORY_LIMITS, type ResponseFilter, textLength } from '@wence/schema';
import { Input, type InputRef, Modal } from 'antd';
import { type ComponentType, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../shared/FormFault';
import { FilterChips } from '../../shared/response-filter/FilterChips';
import styles from './CategoryDialog.module.css';
import { filterOf } from './category-filter';
import type { CategoryFragment, CategoryPageQuery } from './category.generated';
import { chipsOf, otherConditions, takesChips, withChips } from './chip-conditions';
import { useSaveCategory } from './useSaveCategory';

/** Whatever edits a filter: it gets the whole one and gives the whole one back. */
export interface FilterEditorProps {
  readonly filter: ResponseFilter;
  readonly onChange: (filter: ResponseFilter) => void;
}

/** Counts characters as the server does; a browser would count an emoji twice. */
const NAME_LENGTH = {
  max: REPORT_CATEGORY_LIMITS.name,
  strategy: textLength,
  exceedFormatter: (typed: string, { max }: { max: number }) => [...typed].slice(0, max).join(''),
};

interface CategoryDialogProps {
  survey: CategoryPageQuery['survey'];
  /** Absent: a new one. */
  category?: CategoryFragment;
  /** Edits the conditions that no chip can say, e.g. those on answers. Without it they stay as they are. */
  conditions?: ComponentType<FilterEditorProps>;
  onDone: (categoryId: string) => void;
  onClose: () => void;
}

type ConditionFieldsProps = FilterEditorProps & Pick<CategoryDialogProps, 'survey' | 'conditions'>;

/** Which responses are in the category. */
function ConditionFields({ survey, filter, conditions: Conditions, onChange }: ConditionFieldsProps) {
  const { t } = useTranslation('category');
  const others = otherConditions(filter);

  return (
    <>
      {takesChips(filter) && (
        <FilterChips filter={chipsOf(filter)} versions={survey.versions ?? []} onChange={(chips) => onChange(withChips(filter, chips))} />
      )}
      {Conditions && <Conditions filter={filter} onChange={onChange} />}
      {!Conditions && others > 0 && <p className={styles.help}>{t('otherStay', { count: others })}</p>}
      <p className={styles.help}>{t('countedHelp')}</p>
    </>
  );
}

/** Asks for the name of a category and which responses are in it. */
export function CategoryDialog({ survey, category, conditions, onDone, onClose }: CategoryDialogProps) {
  const { t } = useTranslation(['category', 'common']);
  const id = useId();
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
        <div>
          <label className={styles.label} htmlFor={id}>
            {t('name')}
          </label>
          <Input
            ref={input}
            id={id}
            count={NAME_LENGTH}
            placeholder={t('namePlaceholder')}
            autoComplete="off"
            aria-invalid={fault?.isName ?? false}
            status={fault?.isName ? 'error' : undefined}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              clearFault();
            }}
            onPressEnter={() => void save({ name, filter })}
          />
          <FormFault message={fault?.isName ? fault.message : null} />
        </div>
        <fieldset className={styles.conditions}>
          <legend className={styles.label}>{t('conditions')}</legend>
          <ConditionFields survey={survey} filter={filter} conditions={conditions} onChange={setFilter} />
        </fieldset>
        <FormFault message={fault && !fault.isName ? fault.message : null} />
      </div>
    </Modal>
  );
}
