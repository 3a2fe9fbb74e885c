import buttons from '../../control/Button.module.css';
import type { VerificationWords } from './i18n/zh-CN';
import type { CheckState } from './mobile-check';
import { useSecondsUntil } from './useSecondsUntil';

interface SendCodeButtonProps {
  readonly state: CheckState;
  /** The number in the box; '' when there is none. */
  readonly mobile: string;
  readonly words: VerificationWords;
  readonly describedBy: string | undefined;
  readonly isFaulty: boolean;
  readonly onPress: () => void;
}

/** Asks for a code, and counts the seconds until it may be asked for again. Eyes alone see them go by. */
export function SendCodeButton({ state, mobile, words, describedBy, isFaulty, onPress }: SendCodeButtonProps) {
  const left = useSecondsUntil(state.nextAt);
  const isForThis = state.sentTo !== '' && state.sentTo === mobile;
  const isCounting = isForThis && left > 0;
  const isSending = state.work === 'sending';
  return (
    <button
      type="button"
      className={`${buttons.button} ${buttons.secondary}`}
      aria-disabled={isSending || isCounting || undefined}
      aria-describedby={describedBy}
      data-faulty={isFaulty ? '' : undefined}
      onClick={onPress}
    >
      {isSending ? words.sending : isForThis ? words.resend : words.send}
      {isCounting && <span aria-hidden="true">{words.inSeconds(left)}</span>}
    </button>
  );
}
