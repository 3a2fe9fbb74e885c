import {
  copySeveral,
  documentOrder,
  moveSeveral,
  type Operation,
  outermostNodes,
  placeOfContainer,
  type QuestionKey,
  removeSeveral,
  requireSeveral,
  rowByKey,
} from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { several as en } from '../../../i18n/en/several';
import { addTexts } from '../../../i18n/init';
import { several as zhCN } from '../../../i18n/zh-CN/several';
import { useRemovalNotes } from '../canvas/removal/useRemovalNotes';
import { useEditorActions } from '../session/editor-actions';
import { chosenIds } from '../session/selection';
import { useReferrerIds, useSessionStore } from '../session/session-store';
import { useConfirmDelete, useConfirmReferenced } from '../shared/confirmations';

const addSeveralTexts = (): void => addTexts('several', { 'zh-CN': zhCN, en });

addSeveralTexts();

/** Actions on the nodes that are chosen together, or on the open one. Each is one step of undo, and is announced to screen readers. */
export function useSeveral() {
  const { t } = useTranslation('several');
  const actions = useEditorActions();
  const store = useSessionStore();
  /** Returns whether the model took it. */
  const run = (operations: readonly Operation[]) => {
    const before = store.read().nextSeq;
    actions.change(operations);
    return store.read().nextSeq > before;
  };
  const referrerIds = useReferrerIds();
  const notesOn = useRemovalNotes();
  const confirmDelete = useConfirmDelete();
  const confirmReferenced = useConfirmReferenced();

  const chosen = () => {
    const { view, selection } = store.read();
    const ids = chosenIds(selection);
    return { view, ids, n: ids.size };
  };
  const remove = (operations: readonly Operation[]) => {
    const { view, ids, n } = chosen();
    const all = documentOrder(view.nodes);
    const first = all.findIndex(({ id }) => ids.has(id));
    if (!run(operations)) return;
    const left = new Set(documentOrder(store.read().view.nodes).map(({ id }) => id));
    const next = all.slice(first).find(({ id }) => left.has(id)) ?? all.filter(({ id }) => left.has(id)).at(-1);
    actions.select({ nodeId: next?.id ?? null, focus: 'title' });
    actions.announce(t('deleted', { n }));
  };
  return {
    setRequired: (required: boolean) => {
      const { view, ids } = chosen();
      run(requireSeveral(view, ids, required));
    },
    move: (place: Parameters<typeof moveSeveral>[2]) => {
      const { view, ids, n } = chosen();
      if (run(moveSeveral(view, ids, place))) actions.announce(t('moved', { n }));
    },
    copy: () => {
      const { view, ids } = chosen();
      const known = new Set(documentOrder(view.nodes).map(({ id }) => id));
      if (!run(copySeveral(view, ids))) return;
      const now = store.read().view;
      const copies = outermostNodes(now, new Set(documentOrder(now.nodes).flatMap(({ id }) => (known.has(id) ? [] : [id]))));
      const [copy] = copies;
      if (copies.length === 1 && copy) actions.select({ nodeId: copy.id, focus: 'title' });
      else actions.selectSeveral(copies.map(({ id }) => id));
      actions.announce(t('copied', { n: copies.length }));
    },
    /** The nodes go into the new container with the names that the server gives it, so this takes two changes. */
    group: (key: QuestionKey) => {
      const { view, ids, n } = chosen();
      const { type, subType } = rowByKey(key);
      const node = type === undefined ? { group: true } : { type, subType };
      if (!run([{ op: 'addNode', node, ...placeOfContainer(view, ids) }])) return;
      const parentId = store.read().pending.at(-1)?.created[0];
      if (parentId === undefined) return;
      actions.changeAlso(moveSeveral(store.read().view, ids, { parentId, after: null }));
      actions.select({ nodeId: parentId, focus: 'title', all: true });
      actions.announce(t('grouped', { n }));
    },
    /** Takes a rule for each of them. */
    rule: (operations: readonly Operation[]) => {
      if (run(operations)) actions.announce(t('ruled', { n: operations.length }));
    },
    remove: () => {
      const { view, ids } = chosen();
      const removal = removeSeveral(view, ids);
      const referrers = referrerIds(removal);
      const notes = (close: () => void) => notesOn([...ids], referrers, close);
      if (referrers.length > 0) confirmReferenced('question', removal, remove, notes);
      else confirmDelete(() => remove(removal), notes);
    },
  };
}
