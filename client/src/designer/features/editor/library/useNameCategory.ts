import { LIBRARY_LIMITS, readLibraryName } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../graphql/server-fault';
import { type LibraryCategoryRowFragment, useCreateLibraryCategoryMutation, useRenameLibraryCategoryMutation } from './library.generated';

const OPTIONS = { refetchQueries: ['LibraryCategories'], awaitRefetchQueries: true, context: { quiet: ['A0400', 'A0404'] } };

/** Gives a category another name, or makes one below it. What is wrong with the name is said under its field. */
export function useNameCategory({ id, name: before }: LibraryCategoryRowFragment, act: 'rename' | 'addBelow', onDone: () => void) {
  const { t } = useTranslation('library');
  const [rename] = useRenameLibraryCategoryMutation(OPTIONS);
  const [create] = useCreateLibraryCategoryMutation(OPTIONS);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const faultOf = (error: unknown): string | null => {
    const known = serverFault(error);
    if (known?.code === 'A0404') return t('gone');
    const [wrong] = known?.fields ?? [];
    return wrong?.rule === 'notUnique' ? t('notUnique') : (known?.message ?? null);
  };
  const confirm = async (typed: string): Promise<void> => {
    const name = typed.trim();
    if (name === '') return setFault(t('namePlease'));
    if (!readLibraryName(name).ok) return setFault(t('tooLong', { n: LIBRARY_LIMITS.name }));
    if (act === 'rename' && name === before) return onDone();
    setBusy(true);
    try {
      if (act === 'rename') await rename({ variables: { input: { categoryId: id, name } } });
      else await create({ variables: { input: { name, parentId: id } } });
      onDone();
    } catch (error) {
      setFault(faultOf(error));
      setBusy(false);
    }
  };
  return { fault, isBusy, clearFault: () => setFault(null), confirm };
}
