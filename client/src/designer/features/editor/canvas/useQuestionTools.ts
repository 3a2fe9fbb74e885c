import type { SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { useConfirmDelete } from '../dialogs/useConfirmDelete';
import { useEditorActions } from '../session/editor-actions';
import { useSiblings } from '../session/siblings';

/** The acts behind the tools of a question, announced to people who do not see the canvas change. */
export function useQuestionTools(node: SurveyNode, place: number) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const siblings = useSiblings();
  const confirmDelete = useConfirmDelete();
  const { id, code } = node;
  const index = place - 1;

  const moveAfter = (after: number | null, placeThen: number) => {
    actions.change([{ op: 'moveNode', nodeId: id, after }]);
    actions.announce(t('question.moved', { code, place: placeThen }));
  };
  return {
    setRequired: (required: boolean) => actions.change([{ op: 'updateNode', nodeId: id, set: { required } }]),
    moveUp: () => moveAfter(siblings[index - 2] ?? null, place - 1),
    moveDown: () => moveAfter(siblings[index + 1] ?? null, place + 1),
    copy: () => actions.add([{ op: 'copyNode', nodeId: id, after: id }], 'createdNode'),
    remove: () =>
      confirmDelete(() => {
        if (!actions.remove([{ op: 'removeNode', nodeId: id }])) return;
        const next = siblings[index + 1] ?? siblings[index - 1] ?? null;
        actions.select({ nodeId: next, focus: next === null ? undefined : 'title' });
        actions.announce(t('question.deleted', { code }));
      }),
  };
}
