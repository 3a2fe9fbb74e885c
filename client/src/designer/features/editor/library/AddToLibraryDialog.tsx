import { Button, Modal, Space } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyOf, DIALOG_BODY } from '../../../shared/dialog-body';
import { FormFault } from '../../../shared/FormFault';
import { LoadFailed } from '../../../shared/state/StateMessage';
import { useSurveyId } from '../../../shared/useSurveyId';
import choice from '../shared/choice.module.css';
import { categoryTree } from './category-tree';
import { CategoryNameInput } from './CategoryNameInput';
import { type LibraryCategoryRowFragment, useLibraryCategoriesQuery } from './library.generated';
import styles from './library.module.css';
import { useAddToLibrary } from './useAddToLibrary';
import { addLibraryTexts } from './library-texts';

addLibraryTexts();

interface CategoryChoicesProps {
  categories: readonly LibraryCategoryRowFragment[];
  chosen: string | null;
  onChoose: (categoryId: string) => void;
}

/** The author's categories of both levels, one of which can be chosen. */
function CategoryChoices({ categories, chosen, onChoose }: CategoryChoicesProps) {
  const { t } = useTranslation('library');
  const group = useId();
  const rows = categoryTree(categories).flatMap(({ category, lower }) => [category, ...lower]);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('choose')}</legend>
      {rows.map(({ id, name, parentId }) => (
        <label key={id} className={parentId === null ? choice.choice : `${choice.choice} ${styles.lower}`}>
          <input type="radio" name={group} checked={id === chosen} onChange={() => onChoose(id)} />
          <span className={styles.words}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface AddToLibraryDialogProps {
  nodeId: number;
  onClose: () => void;
}

const NONE: never[] = [];

/** Adds a question to the author's library, in an existing or a new category (Spec 2, add-to-question-library dialog). */
export function AddToLibraryDialog({ nodeId, onClose }: AddToLibraryDialogProps) {
  const { t } = useTranslation(['library', 'common']);
  const surveyId = useSurveyId();
  const field = useId();
  const { data, error, refetch } = useLibraryCategoriesQuery({ variables: { common: false }, fetchPolicy: 'network-only' });
  const categories = data?.libraryCategories ?? NONE;
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const [name, setName] = useState('');
  const { fault, isBusy, clearFault, confirm, createCategory } = useAddToLibrary({ surveyId, nodeId, categories, onDone: onClose });

  const create = async () => {
    const created = await createCategory(name);
    if (created === null) return;
    setCategoryId(created);
    setName('');
  };
  const choose = (id: string) => {
    setCategoryId(id);
    setName('');
    clearFault();
  };
  return (
    <Modal
      open
      title={t('title')}
      okText={t('common:action.confirm')}
      cancelText={t('common:action.cancel')}
      styles={bodyOf(DIALOG_BODY)}
      confirmLoading={isBusy}
      onOk={() => void confirm({ categoryId, name })}
      onCancel={onClose}
    >
      {error && !data && <LoadFailed onRetry={() => void refetch().catch(() => undefined)} />}
      {categories.length > 0 && (
        <CategoryChoices categories={categories} chosen={name.trim() === '' ? categoryId : null} onChoose={choose} />
      )}
      {data && (
        <div className={styles.new}>
          <label htmlFor={field} className={styles.legend}>
            {t('create')}
          </label>
          <Space.Compact block>
            <CategoryNameInput
              id={field}
              isWrong={fault !== null}
              value={name}
              onChange={(typed) => {
                setName(typed);
                clearFault();
              }}
              onEnter={() => void create()}
            />
            <Button disabled={isBusy} onClick={() => void create()}>
              {t('createNow')}
            </Button>
          </Space.Compact>
          <FormFault message={fault} />
        </div>
      )}
    </Modal>
  );
}
