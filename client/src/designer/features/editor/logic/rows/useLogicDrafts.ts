import { type FieldFault, type LogicForm, type LogicKind, logicSaveFaults, type Operation, ruleAt } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../../session/editor-actions';
import { useReadView } from '../../session/session-store';
import { newForm } from './form-changes';
import { itemOf, keyOf, type LogicDrafts, type LogicRow, unsavedKeys } from './logic-drafts';

const NO_DRAFTS: LogicDrafts = new Map();
const NO_FAULTS: ReadonlyMap<string, readonly FieldFault[]> = new Map();

/** Operations on rule drafts. Drafts have no effect on the survey until they are saved. */
export interface LogicWork {
  readonly drafts: LogicDrafts;
  faultsOf(key: string): readonly FieldFault[];
  add(kind: LogicKind, nodeId: number): void;
  edit(row: LogicRow, form: LogicForm): void;
  /** False: something is missing; the row says what. */
  save(row: LogicRow): boolean;
  /** Saves every rule in which something was chosen. False: one of them lacks something, and its row says what. */
  saveAll(): boolean;
  /** Back to what is saved; a row that never was goes. */
  drop(row: LogicRow): void;
  copy(row: LogicRow): void;
  /** Copies a saved rule to these questions, in one step of undo. */
  copyTo(row: LogicRow, nodeIds: readonly number[]): void;
  remove(row: LogicRow): void;
}

let added = 0;

/** A name for a row that is not saved yet. */
function nextKey(): string {
  added += 1;
  return `new-${added}`;
}

/** Rules at work, on one screen or in one dialog. */
export function useLogicDrafts(): LogicWork {
  const { t } = useTranslation('logic');
  const actions = useEditorActions();
  const readView = useReadView();
  const [drafts, setDrafts] = useState(NO_DRAFTS);
  const [faults, setFaults] = useState(NO_FAULTS);

  const put = (key: string, form: LogicForm) => setDrafts((before) => new Map(before).set(key, form));
  const forget = (key: string) => {
    const without = <T>(before: ReadonlyMap<string, T>) => new Map([...before].filter(([each]) => each !== key));
    setDrafts(without);
    setFaults(without);
  };
  const change = (operation: Operation) => actions.change([operation], 'option');
  const save = ({ key, form }: Pick<LogicRow, 'key' | 'form'>) => {
    const found = logicSaveFaults(readView(), form);
    const item = itemOf(readView(), form);
    if (found.length > 0 || !item) {
      setFaults((before) => new Map(before).set(key, found));
      return false;
    }
    change({ op: 'saveLogic', item });
    forget(key);
    return true;
  };
  return {
    drafts,
    faultsOf: (key) => faults.get(key) ?? [],
    add: (kind, nodeId) => put(nextKey(), newForm(readView(), kind, nodeId)),
    edit: (row, form) => {
      put(row.key, form);
      // Faults that the edit resolved disappear; new ones are reported on the next save.
      if (faults.has(row.key)) setFaults(new Map(faults).set(row.key, logicSaveFaults(readView(), form)));
    },
    save,
    saveAll: () =>
      unsavedKeys(readView(), drafts)
        .map((key) => {
          const form = drafts.get(key);
          return form === undefined || save({ key, form });
        })
        .every(Boolean),
    drop: ({ key }) => forget(key),
    copy: ({ form, saved, isUnsaved }) => {
      if (saved && !isUnsaved) change({ op: 'copyLogic', logicId: saved.id });
      else {
        const { id: _original, conditions, ...rest } = form;
        put(nextKey(), { ...rest, conditions: conditions.map(({ id: _own, ...condition }) => condition) });
      }
    },
    copyTo: ({ form }, nodeIds) => {
      const items = nodeIds.flatMap((nodeId) => itemOf(readView(), ruleAt(form, nodeId)) ?? []);
      actions.change(
        items.map((item) => ({ op: 'saveLogic', item })),
        'option',
      );
      actions.announce(t('copyTo.done', { n: items.length }));
    },
    remove: ({ key, saved }) => {
      if (saved) change({ op: 'removeLogic', logicId: saved.id });
      forget(saved ? keyOf(saved.id) : key);
    },
  };
}
