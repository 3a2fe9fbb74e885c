import { useApolloClient } from '@apollo/client/react';
import { type NewNode, readableText, rowByKey } from '@wence/schema';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../graphql/server-fault';
import { announce } from '../../../shared/notice/notices';
import { LibraryQuestionDocument, useLibraryItemsQuery } from './library.generated';
import { addLibraryTexts } from './library-texts';
import { QUIET } from './quiet';
import { keyOf } from './useInsertItem';

addLibraryTexts();

/** Questions of the author's own library that have options, asked for once `isWanted`, and a way to get the titles of these options. */
export function useOwnLists(isWanted: boolean) {
  const { t } = useTranslation('library');
  const client = useApolloClient();
  const { data } = useLibraryItemsQuery({ variables: { common: false }, skip: !isWanted, fetchPolicy: 'network-only', context: QUIET });
  const lists = (data?.libraryItems.edges ?? []).map(({ node }) => node).filter((item) => rowByKey(keyOf(item)).hasOptions);

  /** Empty if the question is no longer there or cannot be fetched, which has been said by then. */
  const fetchTitles = useCallback(
    async (itemId: string): Promise<readonly string[]> => {
      const query = { query: LibraryQuestionDocument, variables: { itemId }, fetchPolicy: 'network-only', context: QUIET } as const;
      const found = await client.query(query).catch((error: unknown) => {
        if (serverFault(error)?.code === 'A0404') announce({ kind: 'say', message: t('gone') });
        return null;
      });
      const { options = [] } = (found?.data?.libraryQuestion.node ?? {}) as Partial<NewNode>;
      return options.map(({ title = '' }) => readableText(title)).filter((title) => title !== '');
    },
    [client, t],
  );
  return { lists, fetchTitles };
}
