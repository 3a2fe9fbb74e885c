import { App } from 'antd';
import { useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../graphql/server-fault';
import { type SmsScene, useSendSmsCodeMutation } from './auth.generated';
import { countdown, maySend, RESEND_SECONDS, START, secondsLeft } from './countdown';

/** The code button's state, its label, and the way to send. */
export function useSmsCode(scene: SmsScene) {
  const { t } = useTranslation('auth');
  const { message } = App.useApp();
  const [state, dispatch] = useReducer(countdown, START);
  const [fault, setFault] = useState<string | null>(null);
  // Spec 8: when sending a code fails, no message pops up and the timer goes back. The field says it instead.
  const [request] = useSendSmsCodeMutation({ context: { quiet: 'all' } });

  useEffect(() => {
    if (state.step !== 'waiting') return;
    const timer = setInterval(() => dispatch({ type: 'tick', now: Date.now() }), 1000);
    return () => clearInterval(timer);
  }, [state.step]);

  const send = async (mobile: string): Promise<void> => {
    if (!maySend(state)) return;
    dispatch({ type: 'send' });
    setFault(null);
    try {
      const { data } = await request({ variables: { input: { mobile, scene } } });
      const seconds = data?.sendSmsCode.resendAfterSeconds ?? RESEND_SECONDS;
      dispatch({ type: 'sent', until: Date.now() + seconds * 1000 });
      void message.success(t('code.sent'));
    } catch (error) {
      dispatch({ type: 'failed' });
      setFault(serverFault(error)?.message ?? t('code.failed'));
    }
  };

  const label = {
    idle: () => t('code.send'),
    sending: () => t('code.sending'),
    waiting: () => t('code.wait', { seconds: state.step === 'waiting' ? secondsLeft(state.until, Date.now()) : 0 }),
    again: () => t('code.again'),
  }[state.step]();

  return { send, label, fault, isBusy: !maySend(state) };
}
