import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './LoginWays.module.css';

interface Way {
  readonly key: string;
  readonly label: string;
  readonly form: ReactNode;
}

/** Index of the next tab for the arrow keys, Home and End. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs for the sign-in methods. The kit's tabs would add a tenth to the script of the first page. */
export function LoginWays({ ways }: { ways: readonly Way[] }) {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(0);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(open, ways.length);
    setOpen(next);
    tabs.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div ref={tabs} className={styles.tabs} role="tablist">
        {ways.map(({ key, label }, place) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}`}
            className={styles.tab}
            aria-selected={place === open}
            aria-controls={`${id}form`}
            tabIndex={place === open ? 0 : -1}
            onClick={() => setOpen(place)}
            onKeyDown={move}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}form`} aria-labelledby={`${id}${ways[open]?.key}`}>
        {ways[open]?.form}
      </div>
    </>
  );
}
