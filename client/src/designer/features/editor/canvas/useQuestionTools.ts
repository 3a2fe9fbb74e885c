import type { Operation, SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { keepFocus } from '../../../shared/focus';
import { useEditorActions } from '../session/editor-actions';
import { useReferrerIds, useSiblings } from '../session/session-store';
import { useConfirmDelete, useConfirmReferenced } from '../shared/confirmations';
import { useRemovalNotes } from './removal/useRemovalNotes';

/** Actions on a question, announced to screen readers. */
export function useQuestionTools(node: SurveyNode, parentId: number | null) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const siblings = useSiblings();
  const confirmDelete = useConfirmDelete();
  const confirmReferenced = useConfirmReferenced();
  const referrerIds = useReferrerIds();
  const notesOn = useRemovalNotes();
  const { id, code } = node;
  const index = siblings.indexOf(id);

  const moveAfter = (after: number | null, placeThen: number) => {
    keepFocus();
    actions.change([{ op: 'moveNode', nodeId: id, parentId, after }]);
    actions.announce(t('question.moved', { code, place: placeThen }));
  };
  const remove = (operations: readonly Operation[]) => {
    if (!actions.remove(operations)) return;
    const next = siblings[index + 1] ?? siblings[index - 1] ?? parentId;
    actions.select({ nodeId: next, focus: next === null ? undefined : 'title' });
    actions.announce(t('question.deleted', { code }));
  };
  return {
    isFirst: index === 0,
    isLast: index === siblings.length - 1,
    setRequired: (required: boolean) => actions.change([{ op: 'updateNode', nodeId: id, set: { required } }]),
    moveUp: () => moveAfter(siblings[index - 2] ?? null, index),
    moveDown: () => moveAfter(siblings[index + 1] ?? null, index + 2),
    copy: () => actions.add([{ op: 'copyNode', nodeId: id, after: id }], 'createdNode'),
    remove: () => {
      const removal: Operation[] = [{ op: 'removeNode', nodeId: id }];
      const ids = referrerIds(removal);
      const notes = (close: () => void) => notesOn([id], ids, close);
      if (ids.length > 0) confirmReferenced('question', removal, remove, notes);
      else confirmDelete(() => remove(removal), notes);
    },
  };
}
