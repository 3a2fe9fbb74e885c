import { formatThousands } from '@wence/schema';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDeletePersonalLinksMutation, useResetPersonalLinksMutation, useVoidPersonalLinksMutation } from './link.generated';
import styles from './link.module.css';

const ACTIONS = ['void', 'reset', 'remove'] as const;

type Action = (typeof ACTIONS)[number];

interface LinkActionsProps {
  surveyId: string;
  /** The selected links. */
  linkIds: readonly string[];
  onClear: () => void;
  onDone: () => void;
}

/** Buttons act on the selected links, each after a question that says what will happen. */
export function LinkActions({ surveyId, linkIds, onClear, onDone }: LinkActionsProps) {
  const { t } = useTranslation(['links', 'common']);
  const { message, modal } = App.useApp();
  const [voidLinks] = useVoidPersonalLinksMutation();
  const [resetLinks] = useResetPersonalLinksMutation();
  const [deleteLinks] = useDeletePersonalLinksMutation();
  const variables = { input: { surveyId, linkIds: [...linkIds] } };
  const work: Readonly<Record<Action, () => Promise<number | undefined>>> = {
    void: async () => (await voidLinks({ variables })).data?.voidPersonalLinks.count,
    reset: async () => (await resetLinks({ variables })).data?.resetPersonalLinks.count,
    remove: async () => (await deleteLinks({ variables })).data?.deletePersonalLinks.count,
  };

  const ask = (action: Action) =>
    modal.confirm({
      title: t(`ask.${action}`),
      content: t(`askHelp.${action}`),
      okText: t(`act.${action}`),
      okButtonProps: { danger: action !== 'reset' },
      cancelText: t('common:action.cancel'),
      onOk: async () => {
        const count = await work[action]().catch(() => undefined);
        if (count === undefined) return;
        void message.success(t(`done.${action}`, { count, formatted: formatThousands(count) }));
        onDone();
      },
    });

  return (
    <div className={styles.bar} role="toolbar" aria-label={t('actions')}>
      <output>{t('selected', { formatted: formatThousands(linkIds.length) })}</output>
      {ACTIONS.map((action) => (
        <Button key={action} size="small" danger={action === 'remove'} onClick={() => ask(action)}>
          {t(`act.${action}`)}
        </Button>
      ))}
      <Button size="small" type="link" onClick={onClear}>
        {t('unselect')}
      </Button>
    </div>
  );
}
