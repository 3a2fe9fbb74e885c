import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../shared/state/StateMessage';
import { useCompared } from './category-address';
import type { CategoryFragment, CategoryPageQuery } from './category.generated';
import { CategoryDialog } from './CategoryDialog';
import { CategoryList } from './CategoryList';
import { ComparedReports } from './ComparedReports';
import { NoResponses } from './NoResponses';
import { useComparedReports } from './useComparedReports';

/** The dialog that is open: for a new category, or for one that is there. */
type Open = { readonly category?: CategoryFragment };

/** The report of each chosen category beside that of all responses. */
function CategoryColumns({ surveyId, ids }: { surveyId: string; ids: readonly string[] }) {
  const loaded = useComparedReports(surveyId, ids);
  return <ComparedReports surveyId={surveyId} {...loaded} empty={<NoResponses surveyId={surveyId} />} />;
}

/** The categories of a survey and what they say beside each other. */
export function ComparedCategories({ survey }: { survey: CategoryPageQuery['survey'] }) {
  const { t } = useTranslation('category');
  const categories = survey.reportCategories ?? [];
  // A category that asks for something that is gone has no figures.
  const usable = categories.filter(({ responseCount }) => responseCount !== null).map(({ id }) => id);
  const { compared, isFull, choose } = useCompared(usable);
  const [open, setOpen] = useState<Open | null>(null);
  const [edits, setEdits] = useState(0);

  const handleDone = (categoryId: string) => {
    // A new one is what one wants to see next, where there is room for it.
    if (!open?.category && !isFull) choose([...compared, categoryId]);
    // Other conditions have other figures.
    if (open?.category) setEdits(edits + 1);
    setOpen(null);
  };

  return (
    <>
      {categories.length === 0 ? (
        <StateMessage title={t('empty')} help={t('emptyHelp')}>
          <Button type="primary" onClick={() => setOpen({})}>
            {t('create')}
          </Button>
        </StateMessage>
      ) : (
        <CategoryList
          categories={categories}
          compared={compared}
          isFull={isFull}
          onCompare={choose}
          onCreate={() => setOpen({})}
          onEdit={(category) => setOpen({ category })}
        />
      )}
      {categories.length > 0 && <CategoryColumns key={edits} surveyId={survey.id} ids={compared} />}
      {open && <CategoryDialog survey={survey} {...open} onDone={handleDone} onClose={() => setOpen(null)} />}
    </>
  );
}
