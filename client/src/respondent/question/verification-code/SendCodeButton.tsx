import { useEffect, useState } from 'react';
import buttons from '../../control/Button.module.css';
import type { CheckState } from './mobile-check';
import type { VerificationWords } from './words';

const SECOND_MS = 1000;

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / SECOND_MS));

/** Counts down to a moment, by `Date.now()`; 0 once it has come. */
function useSecondsUntil(at: number): number {
  const [, tick] = useState(0);
  const seconds = secondsUntil(at);

  useEffect(
    function count() {
      if (secondsUntil(at) === 0) return undefined;
      const timer = setInterval(() => {
        tick((times) => times + 1);
        if (secondsUntil(at) === 0) clearInterval(timer);
      }, SECOND_MS);
      return () => clearInterval(timer);
    },
    [at],
  );
  return seconds;
}

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
