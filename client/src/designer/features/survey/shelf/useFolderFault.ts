import { readSavedName, SURVEY_LIST_LIMITS } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../graphql/server-fault';

/** What is wrong with the name of a folder, in words: before it is sent, and as the server says. Null: nothing that the author can mend here. */
export function useFolderFault() {
  const { t } = useTranslation('shelf');

  return {
    ofName: (name: string): string | null => (readSavedName(name).ok ? null : t('folderName', { most: SURVEY_LIST_LIMITS.folderName })),
    ofError: (error: unknown): string | null => {
      const known = serverFault(error);
      const [wrong] = known?.fields ?? [];
      if (wrong?.rule === 'notUnique') return t('notUnique');
      if (wrong?.rule === 'tooMany') return t('tooMany', { most: SURVEY_LIST_LIMITS.folders });
      return known?.message ?? null;
    },
  };
}
