import { clockText } from '@wence/schema';
import { type Dispatch, useEffect, useState } from 'react';
import type { Action } from '../session/action';
import { useMessages } from '../i18n/messages';
import { testToken } from '../survey/visit-access';
import styles from './ClockBar.module.css';
import { type Attempt, serverNow, type Standing } from './standing';
import { wordsIn } from './words';

const SECOND = 1000;
const [FIVE_MINUTES, ONE_MINUTE] = [300, 60];

/** Counts on each second, by a clock that goes on while the page is hidden. */
function useServerNow(standing: Standing): number {
  const [now, setNow] = useState(() => serverNow(standing));
  useEffect(
    function count() {
      const tick = () => setNow(serverNow(standing));
      tick();
      const timer = setInterval(tick, SECOND / 2);
      return () => clearInterval(timer);
    },
    [standing],
  );
  return now;
}

/** A moment of the server as the device's own clock will show it, also if that clock is wrong. */
const deviceTime = (moment: number, now: number, language: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(Date.now() + moment - now);

interface ClockBarProps {
  readonly standing: Standing;
  readonly attempt: Attempt;
  readonly dispatch: Dispatch<Action>;
}

/** What is left of the time, always in sight. It warns at five minutes and at one, in words, and tells screen readers then alone. */
export function ClockBar({ standing, attempt: { dueAt, earliestAt }, dispatch }: ClockBarProps) {
  const { language } = useMessages();
  const words = wordsIn(language);
  const now = useServerNow(standing);
  const left = dueAt === null ? null : Math.max(0, Math.ceil((dueAt - now) / SECOND));
  const isOver = left === 0;
  useEffect(
    function handIn() {
      // The step that follows finds the time over and sends (`clock-step.ts`).
      if (isOver) dispatch({ type: 'returned' });
    },
    [isOver, dispatch],
  );
  useEffect(function leaveRoom() {
    const { classList } = document.documentElement;
    const room = styles.room ?? '';
    classList.add(room);
    return () => classList.remove(room);
  }, []);

  const isEarly = now < earliestAt;
  if (left === null && !isEarly) return null;
  const level = left === null || left > FIVE_MINUTES ? undefined : left > ONE_MINUTE ? 'soon' : 'now';
  const warning = level && !isOver ? { soon: words.fiveMinutes, now: words.lastMinute }[level] : '';
  const spoken = level && !isOver ? { soon: words.spokenFive, now: words.spokenOne }[level] : '';
  return (
    <div className={styles.bar} data-level={level} data-test={testToken() ? '' : undefined}>
      {left !== null && (
        <p className={styles.left}>
          <span className={styles.label}>{isOver ? words.over : words.remaining}</span>
          {!isOver && (
            <strong role="timer" aria-label={words.remaining} className={styles.time}>
              {clockText(left)}
            </strong>
          )}
          {warning && <span className={styles.warning}>{warning}</span>}
        </p>
      )}
      {isEarly && <p className={styles.from}>{words.from(deviceTime(earliestAt, now, language))}</p>}
      <output className={styles.spoken}>{isOver ? words.over : spoken}</output>
    </div>
  );
}
