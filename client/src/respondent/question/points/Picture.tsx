import type { PointMark } from '@wence/schema';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useState } from 'react';
import { Button } from '../../control/Button';
import { useMessages } from '../../i18n/messages';
import styles from './Picture.module.css';
import { CENTRE, type Place, percent, placeAt, stepFrom } from './points';
import { Sign } from './Sign';
import { wordsIn } from './words';

interface MarkButtonProps {
  readonly mark: PointMark;
  readonly number: number;
  readonly kind: number;
  readonly label: string;
  readonly describedBy: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A mark on the picture. It is for the keyboard: a pointer goes through to the picture, so that marks can be set close to each other. */
export function MarkButton({ mark, number, kind, label, describedBy, onKeyDown }: MarkButtonProps) {
  const place = { left: `${mark.x * 100}%`, top: `${mark.y * 100}%` };
  return (
    <button type="button" className={styles.mark} style={place} aria-label={label} aria-describedby={describedBy} onKeyDown={onKeyDown}>
      <Sign number={number} kind={kind} />
    </button>
  );
}

interface PictureProps {
  readonly source: string;
  readonly surface: Ref<HTMLButtonElement>;
  readonly isFull: boolean;
  readonly isFaulty: boolean;
  readonly describedBy: string | undefined;
  readonly onMark: (place: Place) => void;
  /** The marks on it. */
  readonly children: ReactNode;
}

/** The picture as one big button: a pointer sets a mark where it is, the keyboard where the crosshair is that arrow keys move. */
export function Picture({ source, surface, isFull, isFaulty, describedBy, onMark, children }: PictureProps) {
  const words = wordsIn(useMessages().language);
  const [cross, setCross] = useState(CENTRE);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  function handleKeyDown(event: KeyboardEvent) {
    const next = stepFrom(cross, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    setCross(next);
  }

  /** A click without a pointer comes from a key. */
  function handleClick({ detail, clientX, clientY, currentTarget }: MouseEvent) {
    onMark(detail === 0 ? cross : placeAt(clientX, clientY, currentTarget.getBoundingClientRect()));
  }

  function loadAgain() {
    setState('loading');
    setAttempt(attempt + 1);
  }

  if (state === 'failed') {
    return (
      <div className={styles.failed}>
        <p role="alert">{words.pictureFailed}</p>
        <Button kind="secondary" onClick={loadAgain}>
          {words.loadAgain}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.stage} data-state={state}>
      <img
        key={attempt}
        className={styles.picture}
        src={source}
        alt={words.picture}
        draggable={false}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
      {state === 'shown' && (
        <>
          <button
            ref={surface}
            type="button"
            className={styles.surface}
            data-faulty={isFaulty ? '' : undefined}
            aria-label={words.add}
            aria-describedby={describedBy}
            aria-disabled={isFull || undefined}
            onKeyDown={handleKeyDown}
            onClick={handleClick}
          >
            <span className={styles.across} style={{ top: `${cross.y * 100}%` }} />
            <span className={styles.down} style={{ left: `${cross.x * 100}%` }} />
          </button>
          {children}
          <output className={styles.spoken}>{cross === CENTRE ? '' : words.place(percent(cross.x), percent(cross.y))}</output>
        </>
      )}
    </div>
  );
}
