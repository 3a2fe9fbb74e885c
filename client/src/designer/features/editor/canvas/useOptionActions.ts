import {
  isExclusive,
  isOptionGroup,
  isUntouchedTitle,
  LIMITS,
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
import { loadWithRetries } from '../../../shared/lazy-part';
import { announce } from '../../../shared/notice/notices';
import type { TreePlace } from '../drag/tree-place';
import { fitChange } from '../field/fit-bytes';
import { useEditorActions } from '../session/editor-actions';
import { useConfirmDelete, useConfirmReferenced } from '../shared/confirmations';
import { type Exchange, exchangesOf, partBehind } from './exchange';
import type { Swap } from './PartRow';
import { usePasteLines } from './usePasteLines';

export type OptionActions = ReturnType<typeof useOptionActions>;

/** Does something with a part that few need and that comes when it is needed. Whoever cannot get it is told, and pastes again. */
function withLevelLines(work: (lines: typeof import('./level-lines')) => void): void {
  loadWithRetries(() => import('./level-lines')).then(work, () => announce({ kind: 'unreachable' }));
}

/** The names of the levels of an evaluation, which have little room: what does not fit is left out, and the author is told. */
function useLevelTexts(node: SurveyNode) {
  const { t } = useTranslation('dialogs');
  const actions = useEditorActions();
  return {
    fitLevel: (before: string, text: string): string => {
      const fitting = fitChange(before, text, LIMITS.scaleText);
      if (fitting !== text) withLevelLines(({ tellCut }) => tellCut(t));
      return fitting;
    },
    /** Several lines become the names of this level and of the next ones. */
    pasteLevels: (levelId: number) => (pasted: string) => {
      if (!/\S\s*[\r\n]+\s*\S/.test(pasted)) return false;
      withLevelLines(({ linesIntoLevels }) => actions.change(linesIntoLevels(node, levelId, pasted, t), 'option'));
      return true;
    },
  };
}

/** Actions on the options of the selected question. */
export function useOptionActions(node: SurveyNode) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const confirmDelete = useConfirmDelete();
  const confirmReferenced = useConfirmReferenced();
  const nodeId = node.id;
  const pasteLines = usePasteLines(nodeId);
  const levelTexts = useLevelTexts(node);

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
    pasteLines,
    ...levelTexts,
    remove,
    move,
    swapOf,
    /** Goes on to the next option if nobody has named it yet; else adds one after this one, before the exclusive option, or into this group. */
    goOn: (option: SurveyOption, siblings: readonly SurveyOption[]) => {
      const next = isOptionGroup(option) ? option.nodes?.[0] : partBehind(siblings, option.id);
      if (next && !isExclusive(next) && isUntouchedTitle(next.title)) {
        actions.select({ nodeId, optionId: next.id, focus: 'option', all: true });
        return;
      }
      const place = isOptionGroup(option) ? { parentId: option.id, after: null } : { after: isExclusive(option) ? undefined : option.id };
      actions.addNow([{ op: 'addOption', nodeId, option: {}, ...place }], 'createdOption');
    },
  };
}
