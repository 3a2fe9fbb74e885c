import { readSavedName, SAVED_CROSS_LIMITS } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../graphql/server-fault';
import { type CrossSetupInput, type SavedTableFragment, useCreateSavedTableMutation, useUpdateSavedTableMutation } from './cross.generated';

const OPTIONS = { context: { quiet: ['A0400', 'A0404'] } };

/** The fault of a refused table: its text, and whether it is about the name. */
interface SaveFault {
  readonly message: string;
  readonly isName: boolean;
}

/** Saves a set-up under a name, or gives a saved table another one. What is wrong is said in the dialog. */
export function useSaveTable(surveyId: string, onDone: (table: SavedTableFragment) => void) {
  const { t } = useTranslation('cross');
  const [create] = useCreateSavedTableMutation(OPTIONS);
  const [update] = useUpdateSavedTableMutation(OPTIONS);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<SaveFault | null>(null);

  const faultOf = (error: unknown): SaveFault | null => {
    const known = serverFault(error);
    const [wrong] = known?.fields ?? [];
    if (known?.code === 'A0404') return { message: t('saved.gone'), isName: false };
    if (wrong?.rule === 'notUnique' && wrong.field === 'name') return { message: t('saved.notUnique'), isName: true };
    if (wrong?.field === 'tables') return { message: t('saved.tooMany', { most: SAVED_CROSS_LIMITS.perSurvey }), isName: false };
    return known ? { message: known.message, isName: wrong?.field === 'name' } : null;
  };
  /** `change`: the saved table that is to be renamed, or the set-up of a new one. */
  const save = async (typed: string, change: { readonly tableId: string } | { readonly setup: CrossSetupInput }): Promise<void> => {
    const name = typed.trim();
    if (name === '') return setFault({ message: t('saved.namePlease'), isName: true });
    if (!readSavedName(name).ok) return setFault({ message: t('saved.tooLong', { most: SAVED_CROSS_LIMITS.name }), isName: true });
    setBusy(true);
    try {
      const table =
        'tableId' in change
          ? (await update({ variables: { input: { ...change, name } } })).data?.updateSavedCrossTable.table
          : (await create({ variables: { input: { ...change, surveyId, name } } })).data?.createSavedCrossTable.table;
      if (table) onDone(table);
    } catch (error) {
      setFault(faultOf(error));
      setBusy(false);
    }
  };
  return { fault, isBusy, clearFault: () => setFault(null), save };
}
