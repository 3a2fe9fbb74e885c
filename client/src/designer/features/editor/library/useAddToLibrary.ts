import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../graphql/server-fault';
import { useEditorActions } from '../session/editor-actions';
import { useSessionStore } from '../session/session-store';
import { type Choice, judgeChoice } from './judge-choice';
import { type LibraryCategoryRowFragment, useAddNodeToLibraryMutation, useCreateLibraryCategoryMutation } from './library.generated';
import { QUIET } from './quiet';
import { waitUntilSaved } from '../session/wait-until-saved';

interface Target {
  readonly surveyId: string;
  readonly nodeId: number;
  readonly categories: readonly LibraryCategoryRowFragment[];
  readonly onDone: () => void;
}

const REFETCH = ['LibraryCategories', 'LibraryItems'];

/** Puts a question into a category, which is made first where it has only a name yet. The server takes the question as it is saved, so that comes first. */
export function useAddToLibrary({ surveyId, nodeId, categories, onDone }: Target) {
  const { t } = useTranslation('library');
  const { message } = App.useApp();
  const { flush } = useEditorActions();
  const store = useSessionStore();
  const [create] = useCreateLibraryCategoryMutation({ refetchQueries: REFETCH, awaitRefetchQueries: true });
  const [add] = useAddNodeToLibraryMutation({ refetchQueries: REFETCH });
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const made = async (name: string): Promise<LibraryCategoryRowFragment | null> => {
    try {
      // The fault stands under the field.
      const { data } = await create({ variables: { input: { name } }, context: { quiet: ['A0400'] } });
      return data?.createLibraryCategory.category ?? null;
    } catch (error) {
      const [wrong] = serverFault(error)?.fields ?? [];
      if (wrong) setFault(wrong.rule === 'notUnique' ? t('notUnique') : (serverFault(error)?.message ?? null));
      return null;
    }
  };
  const keep = async (categoryId: string, name: string): Promise<void> => {
    flush();
    if ((await waitUntilSaved(store)) === 'offline') return void message.warning(t('offline'));
    const input = { surveyId, nodeId, categoryId };
    const done = await add({ variables: { input }, context: QUIET }).catch((error: unknown) => {
      if (serverFault(error)?.code === 'A0404') setFault(t('gone'));
      return null;
    });
    if (!done?.data) return;
    void message.success(t('added', { name }));
    onDone();
  };
  const take = async (choice: Choice): Promise<void> => {
    const verdict = judgeChoice(choice, categories);
    setFault(null);
    switch (verdict.kind) {
      case 'nothing':
        setFault(t('pickOrName'));
        return void message.warning({ key: 'pick', content: t('pick') });
      case 'tooLong':
        return setFault(t('tooLong', { n: verdict.limit }));
      case 'create': {
        const category = await made(verdict.name);
        return category ? keep(category.id, category.name) : undefined;
      }
      case 'add':
        return keep(verdict.categoryId, categories.find(({ id }) => id === verdict.categoryId)?.name ?? '');
    }
  };
  const busily = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  return {
    fault,
    isBusy,
    clearFault: () => setFault(null),
    confirm: (choice: Choice) => busily(() => take(choice)),
    /** Makes a category that can be chosen then; null: there is none. */
    createCategory: async (name: string): Promise<string | null> => {
      const verdict = judgeChoice({ categoryId: null, name }, categories);
      setFault(null);
      if (verdict.kind === 'add') return verdict.categoryId;
      if (verdict.kind === 'nothing') setFault(t('pickOrName'));
      if (verdict.kind === 'tooLong') setFault(t('tooLong', { n: verdict.limit }));
      if (verdict.kind !== 'create') return null;
      let created: LibraryCategoryRowFragment | null = null;
      await busily(async () => {
        created = await made(verdict.name);
      });
      return (created as LibraryCategoryRowFragment | null)?.id ?? null;
    },
  };
}
