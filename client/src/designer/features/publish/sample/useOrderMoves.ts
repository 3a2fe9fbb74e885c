import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SampleOrderAction, type SampleOrderCardFragment, useMoveSampleOrderMutation } from './sample.generated';

/** Those that take something away, and are asked about first. */
const ASKED = ['CANCEL', 'ACCEPT_DELIVERY'] as const satisfies readonly SampleOrderAction[];

/** Does things with orders. What the server refuses, the data layer says; the list is loaded anew either way. */
export function useOrderMoves(onMoved: () => void) {
  const { t } = useTranslation(['common', 'sample']);
  const { message, modal } = App.useApp();
  const [move] = useMoveSampleOrderMutation();
  const [busy, setBusy] = useState<string | null>(null);

  const run = async (order: SampleOrderCardFragment, action: SampleOrderAction) => {
    setBusy(`${order.id} ${action}`);
    try {
      const { data } = await move({ variables: { input: { orderId: order.id, action } } });
      if (data) void message.success(t(`sample:done.${action}`));
    } catch {
      // The data layer has said why.
    } finally {
      setBusy(null);
      onMoved();
    }
  };

  const start = (order: SampleOrderCardFragment, action: SampleOrderAction) => {
    const asked = ASKED.find((one) => one === action);
    if (!asked) {
      void run(order, action);
      return;
    }
    modal.confirm({
      title: t(`sample:ask.${asked}`),
      content: t(`sample:askHelp.${asked}`),
      okText: t(`sample:action.${asked}`),
      cancelText: t('action.cancel'),
      okButtonProps: { danger: action === 'CANCEL' },
      onOk: () => run(order, action),
    });
  };

  return { start, isBusy: ({ id }: SampleOrderCardFragment, action: SampleOrderAction) => busy === `${id} ${action}` };
}
