import { readSavedName, REPORT_CATEGORY_LIMITS, type ResponseFilter } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../graphql/server-fault';
import { useCreateReportCategoryMutation, useUpdateReportCategoryMutation } from './category.generated';

const OPTIONS = { context: { quiet: ['A0400', 'A0404'] } };

export interface Saved {
  readonly name: string;
  readonly filter: ResponseFilter;
}

/** The fault of a refused category: its text, and whether it is about the name. */
export interface SaveFault {
  readonly message: string;
  readonly isName: boolean;
}

/** Saves a new category, or changes one. What is wrong is said in the dialog. */
export function useSaveCategory(surveyId: string, categoryId: string | undefined, onDone: (categoryId: string) => void) {
  const { t } = useTranslation('category');
  const [create] = useCreateReportCategoryMutation(OPTIONS);
  const [update] = useUpdateReportCategoryMutation(OPTIONS);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<SaveFault | null>(null);

  const faultOf = (error: unknown): SaveFault | null => {
    const known = serverFault(error);
    if (known?.code === 'A0404') return { message: t('gone'), isName: false };
    const [wrong] = known?.fields ?? [];
    if (wrong?.field === 'name') return { message: wrong.rule === 'notUnique' ? t('notUnique') : (known?.message ?? ''), isName: true };
    if (wrong?.field === 'categories') return { message: t('tooMany', { most: REPORT_CATEGORY_LIMITS.perSurvey }), isName: false };
    return known ? { message: known.message, isName: false } : null;
  };
  const send = async ({ name, filter: conditions }: Saved): Promise<string | undefined> => {
    if (categoryId !== undefined) {
      await update({ variables: { input: { categoryId, name, conditions } } });
      return categoryId;
    }
    const { data } = await create({ variables: { input: { surveyId, name, conditions } } });
    return data?.createReportCategory.category.id;
  };
  const save = async ({ name: typed, filter }: Saved): Promise<void> => {
    const name = typed.trim();
    if (name === '') return setFault({ message: t('namePlease'), isName: true });
    if (!readSavedName(name).ok) return setFault({ message: t('tooLong', { most: REPORT_CATEGORY_LIMITS.name }), isName: true });
    setBusy(true);
    try {
      const id = await send({ name, filter });
      if (id !== undefined) onDone(id);
    } catch (error) {
      setFault(faultOf(error));
      setBusy(false);
    }
  };
  return { fault, isBusy, clearFault: () => setFault(null), save };
}
