import type { Operation } from '@wence/schema';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIsReferenced } from '../session/session-store';

/** Marks operations as confirmed, so that references to the removed parts are removed too. */
function withConsent(operations: readonly Operation[]): Operation[] {
  return operations.map((operation): Operation => {
    switch (operation.op) {
      case 'removeNode':
      case 'removeOption':
      case 'removeRow':
      case 'useTemplate':
      case 'updateNode':
        return { ...operation, confirmed: true };
      default:
        return operation;
    }
  });
}

/**
 * Goes on with operations at once, or, where logic, a quota or a text refers to what they take away, only after the author's yes (Spec 8, A0103;
 * the question about an option is the spec's own). `about` says what the question speaks of.
 */
export function useConfirmReferenced() {
  const { modal } = App.useApp();
  const { t } = useTranslation('common');
  const isReferenced = useIsReferenced();
  return (about: 'option' | 'question' | 'change', operations: readonly Operation[], go: (operations: readonly Operation[]) => void) => {
    if (!isReferenced(operations)) return go(operations);
    modal.confirm({
      title: t('prompt'),
      content: t(`referenced.${about}`),
      okText: t('action.confirm'),
      okButtonProps: { danger: about !== 'change' },
      cancelText: t('action.cancel'),
      onOk: () => go(withConsent(operations)),
    });
  };
}

/** Asks before deleting (Spec 8, additional rules: the text is the spec's own). */
export function useConfirmDelete() {
  const { modal } = App.useApp();
  const { t } = useTranslation('common');
  return (onConfirm: () => void) =>
    modal.confirm({
      title: t('prompt'),
      content: t('confirmDelete'),
      okText: t('action.delete'),
      okButtonProps: { danger: true },
      cancelText: t('action.cancel'),
      onOk: onConfirm,
    });
}
