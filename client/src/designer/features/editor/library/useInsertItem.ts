import { useApolloClient } from '@apollo/client/react';
import type { NewNode, Place, QuestionKey } from '@wence/schema';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../graphql/server-fault';
import { announce } from '../../../shared/notice/notices';
import { useLatest } from '../../../shared/useLatest';
import { useEditorActions } from '../session/editor-actions';
import { useSessionStore } from '../session/session-store';
import { placeOfNew } from '../types/place-of-new';
import { LibraryQuestionDocument, type LibraryItemRowFragment } from './library.generated';
import { QUIET } from './quiet';

/** A question that can be inserted. */
export type Insertable = LibraryItemRowFragment;

/** The catalogue of server and designer is one: it knows no other names. */
export const keyOf = ({ key }: Pick<LibraryItemRowFragment, 'key'>): QuestionKey => key as QuestionKey;

/** Puts a question of a library into the survey: at a place, or where a new question of its kind would go. It is an edit like any other. */
export function useInsertItem(onInserted?: () => void) {
  const { t } = useTranslation('library');
  const client = useApolloClient();
  const store = useSessionStore();
  const actions = useEditorActions();
  const now = useLatest(onInserted);
  return useCallback(
    async (item: LibraryItemRowFragment, place?: Place) => {
      const variables = { itemId: item.id };
      const query = { query: LibraryQuestionDocument, variables, fetchPolicy: 'network-only', context: QUIET } as const;
      const found = await client.query(query).catch((error: unknown) => {
        // Anything else has been said by then.
        if (serverFault(error)?.code === 'A0404') announce({ kind: 'say', message: t('gone') });
        return null;
      });
      if (!found?.data) return;
      const { view, selection } = store.read();
      // The model reads it before it counts.
      const node = found.data.libraryQuestion.node as NewNode;
      const operation = { op: 'addNode', node, ...(place ?? placeOfNew(view, keyOf(item), selection.nodeId)) } as const;
      if (place) actions.addNow([operation], 'createdNode');
      else actions.add([operation], 'createdNode');
      now.current?.();
    },
    [client, store, actions, now, t],
  );
}
