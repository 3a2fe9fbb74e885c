import { isUntouchedTitle, type Operation } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../shared/notice/notices';
import type { BatchList } from '../dialogs/batch-lists';
import { additionsBehind, batchFault, linesOf } from '../dialogs/batch-options';
import { useEditorActions } from '../session/editor-actions';

interface Pasted {
  readonly operations: readonly Operation[];
  /** The last part that got a line and was there before. */
  readonly last: number;
  readonly isAdding: boolean;
}

/**
 * Returns what to do when several lines are pasted into a part: the first line goes into it, the next ones into the parts right behind it that nobody has named
 * yet, and the rest become new parts.
 */
export function pastedInto(list: BatchList, id: number, lines: readonly string[]): Pasted {
  const at = list.parts.findIndex((part) => part.id === id);
  const behind = list.parts.slice(at + 1);
  const named = behind.findIndex(({ title }) => !isUntouchedTitle(title));
  const filled = [id, ...behind.slice(0, named < 0 ? undefined : named).map((part) => part.id)].slice(0, lines.length);
  const renamings = filled.map((part, index) => list.rename(part, lines[index] ?? ''));
  const last = filled.at(-1) ?? id;
  const rest = lines.slice(filled.length);
  return { operations: [...renamings, ...additionsBehind(list, rest, last)], last, isAdding: rest.length > 0 };
}

/** Turns several lines that are pasted into an option or row into as many of them, in one step of undo. A single line is left to its field. */
export function usePasteLines(nodeId: number) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  return (list: BatchList, part: { readonly id: number; readonly title: string }) =>
    (pasted: string, before: string, after: string): boolean => {
      const [first = '', ...others] = linesOf(pasted);
      if (others.length === 0) return false;
      const lines = [isUntouchedTitle(part.title) ? first : `${before}${first}${after}`, ...others];
      const { operations, last, isAdding } = pastedInto(list, part.id, lines);
      const added = operations.filter(({ op }) => op === 'addOption' || op === 'addRow').length;
      const fault = batchFault(lines, { longest: list.longest, most: list.most - list.parts.length + lines.length - added });
      if (fault) announce({ kind: 'say', message: t(`batch.${fault.kind}`, fault.kind === 'tooMany' ? { count: list.most } : fault) });
      else if (isAdding) actions.addNow(operations, 'pastedOption');
      else {
        actions.change(operations, 'option');
        actions.select({ nodeId, optionId: last, focus: 'option' });
      }
      return true;
    };
}
