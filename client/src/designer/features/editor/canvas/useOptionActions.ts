import {
  isExclusive,
  isOptionGroup,
  type Operation,
  optionsOf,
  parentOption,
  readableText,
  type SurveyNode,
  type SurveyOption,
  walkOptions,
} from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { keepFocus } from '../../../shared/focus';
import type { TreePlace } from '../drag/tree-place';
import { useEditorActions } from '../session/editor-actions';
import { useConfirmDelete, useConfirmReferenced } from '../shared/confirmations';
import { type Exchange, exchangesOf } from './exchange';
import type { Swap } from './PartRow';

export type OptionActions = ReturnType<typeof useOptionActions>;

/** Actions on the options of the selected question. */
export function useOptionActions(node: SurveyNode) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const confirmDelete = useConfirmDelete();
  const confirmReferenced = useConfirmReferenced();
  const nodeId = node.id;

  const remove = (option: SurveyOption) => {
    const removal: Operation[] = [{ op: 'removeOption', nodeId, optionId: option.id }];
    if (isOptionGroup(option)) return confirmDelete(() => release(option, removal));
    confirmReferenced('option', removal, (operations) => {
      if (!actions.remove(operations)) return;
      actions.announce(t('said.optionDeleted', { title: readableText(option.title) }));
      const all = [...walkOptions(node.options)];
      const index = all.findIndex(({ id }) => id === option.id);
      // Below a level everything goes along, so what is selected next stands before it, or beside it.
      const beside = (parentOption(node, option.id)?.nodes ?? node.options ?? []).find(({ id }) => id !== option.id);
      const next = all[index - 1] ?? beside;
      actions.select({ nodeId, optionId: next?.id ?? null, focus: 'option' });
    });
  };
  /** Deletes a group, keeps its options, and selects the first of them. */
  const release = (group: SurveyOption, removal: readonly Operation[]) => {
    if (!actions.remove(removal)) return;
    actions.announce(t('said.groupDeleted', { title: readableText(group.title) }));
    const next = group.nodes?.[0] ?? optionsOf(node).find(({ id }) => id !== group.id);
    actions.select({ nodeId, optionId: next?.id ?? null, focus: 'option' });
  };
  const move = (optionId: number, place: TreePlace) => actions.change([{ op: 'moveOption', nodeId, optionId, ...place }], 'option');

  /** Exchanges an option with its neighbour. The exclusive one stays last, so nothing is exchanged with it. */
  const swapOf = (option: SurveyOption, siblings: readonly SurveyOption[], parentId: number | null): Swap => {
    const movable = siblings.filter((sibling) => !isExclusive(sibling)).map(({ id }) => id);
    const { back, forth } = exchangesOf(movable, option.id);
    const put = ({ after, place }: Exchange) => {
      keepFocus();
      move(option.id, { parentId, after });
      actions.announce(t('said.optionMoved', { title: readableText(option.title), place }));
    };
    return { back: back && (() => put(back)), forth: forth && (() => put(forth)) };
  };
  return {
    remove,
    move,
    swapOf,
    /** Adds an option after this one, before the exclusive option, or into this group. */
    addAfter: (option: SurveyOption) => {
      const place = isOptionGroup(option) ? { parentId: option.id, after: null } : { after: isExclusive(option) ? undefined : option.id };
      actions.addNow([{ op: 'addOption', nodeId, option: {}, ...place }], 'createdOption');
    },
  };
}
