import type { Operation } from '@wence/schema';
import { App } from 'antd';
import { createElement, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReferenced } from '../session/session-store';

/** Marks operations as confirmed, so that references to the removed parts are removed too. */
function withConsent(operations: readonly Operation[]): Operation[] {
  return operations.map((operation): Operation => {
    switch (operation.op) {
      case 'removeNode':
      case 'removeOption':
      case 'removeRow':
      case 'convertNode':
      case 'useTemplate':
      case 'updateNode':
        return { ...operation, confirmed: true };
      default:
        return operation;
    }
  });
}

/** Further lines of a question below its sentence; `close` takes the question away. */
type Notes = (close: () => void) => ReactNode;

/** Opens the kit's question with the sentence and, below it, what else there is to say. */
function useAsk() {
  const { modal } = App.useApp();
  return (sentence: string, notes: Notes | undefined, asked: Parameters<typeof modal.confirm>[0]): void => {
    const dialog = modal.confirm({
      ...asked,
      content: notes
        ? createElement(
            Fragment,
            null,
            sentence,
            notes(() => dialog.destroy()),
          )
        : sentence,
    });
  };
}

/**
 * Goes on with operations at once, or, where logic, a quota or a text refers to what they take away, only after the author's yes (Spec 8, A0103;
 * the question about an option is the spec's own). `about` says what the question speaks of.
 */
export function useConfirmReferenced() {
  const ask = useAsk();
  const { t } = useTranslation('common');
  const isReferenced = useIsReferenced();
  return (
    about: 'option' | 'question' | 'change',
    operations: readonly Operation[],
    go: (operations: readonly Operation[]) => void,
    notes?: Notes,
  ) => {
    if (!isReferenced(operations)) return go(operations);
    ask(t(`referenced.${about}`), notes, {
      title: t('prompt'),
      okText: t('action.confirm'),
      okButtonProps: { danger: about !== 'change' },
      cancelText: t('action.cancel'),
      onOk: () => go(withConsent(operations)),
    });
  };
}

/** Asks before deleting (Spec 8, additional rules: the text is the spec's own). */
export function useConfirmDelete() {
  const ask = useAsk();
  const { t } = useTranslation('common');
  return (onConfirm: () => void, notes?: Notes) =>
    ask(t('confirmDelete'), notes, {
      title: t('prompt'),
      okText: t('action.delete'),
      okButtonProps: { danger: true },
      cancelText: t('action.cancel'),
      onOk: onConfirm,
    });
}
