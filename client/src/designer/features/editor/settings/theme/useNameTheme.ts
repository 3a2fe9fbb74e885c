import { OWN_THEME_LIMITS, readSavedName } from '@wence/schema';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../../graphql/server-fault';
import { useSessionStore } from '../../session/session-store';
import { waitUntilSaved } from '../../session/wait-until-saved';
import { type OwnThemeFragment, useSaveThemeAsMutation, useUpdateOwnThemeMutation } from './theme.generated';

const OPTIONS = { refetchQueries: ['OwnThemes'], awaitRefetchQueries: true, context: { quiet: ['A0400', 'A0404'] } };

/** The survey whose look is kept, or the theme that gets another name. */
export type Named = { readonly surveyId: string } | { readonly theme: OwnThemeFragment };

/** Keeps the look of a survey under a name, or gives a theme another one. What is wrong is said in the dialog. */
export function useNameTheme(subject: Named, onDone: () => void) {
  const { t } = useTranslation('theme');
  const { message } = App.useApp();
  const store = useSessionStore();
  const [saveAs] = useSaveThemeAsMutation(OPTIONS);
  const [update] = useUpdateOwnThemeMutation(OPTIONS);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const faultOf = (error: unknown): string | null => {
    const known = serverFault(error);
    if (known?.code === 'A0404') return t('gone');
    const [wrong] = known?.fields ?? [];
    if (wrong?.rule === 'notUnique') return t('notUnique');
    if (wrong?.field === 'themes') return wrong.limit === 0 ? t('notAllowed') : t('tooMany', { most: OWN_THEME_LIMITS.perAuthor });
    return known?.message ?? null;
  };
  const send = async (name: string): Promise<void> => {
    if ('theme' in subject) {
      await update({ variables: { input: { themeId: subject.theme.id, name } } });
      return;
    }
    await saveAs({ variables: { input: { surveyId: subject.surveyId, name } } });
    void message.success(t('saved', { name }));
  };
  const confirm = async (typed: string): Promise<void> => {
    const name = typed.trim();
    if (name === '') return setFault(t('namePlease'));
    if (!readSavedName(name).ok) return setFault(t('nameTooLong', { most: OWN_THEME_LIMITS.name }));
    setBusy(true);
    try {
      // The server keeps the look that it knows.
      if ('surveyId' in subject && (await waitUntilSaved(store)) === 'offline') setFault(t('offline'));
      else {
        await send(name);
        onDone();
      }
    } catch (error) {
      setFault(faultOf(error));
    }
    setBusy(false);
  };
  return { fault, isBusy, clearFault: () => setFault(null), confirm };
}
