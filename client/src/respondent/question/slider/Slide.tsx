import { type SliderScale, sliderMarks } from '@wence/schema';
import { type KeyboardEvent, useRef } from 'react';
import styles from './SliderQuestion.module.css';
import { Track } from './Track';

const VALUE_KEYS = /^(Arrow|Home|End|Page)/;
const ACCEPTING_KEYS = /^( |Enter)$/;

interface SlideProps {
  readonly scale: SliderScale;
  /** Value at which the knob is drawn. */
  readonly place: number;
  readonly isUntouched: boolean;
  /** The author chose the start value, so it may be accepted without moving the knob. */
  readonly hasStart: boolean;
  readonly isVertical: boolean;
  readonly hasMarks: boolean;
  readonly hasTip: boolean;
  /** Text announced instead of the number alone. */
  readonly spoken: string;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  /** Null resets the slider to untouched. */
  readonly onSet: (number: number | null) => void;
}

/**
 * The device's own range input with a picture of ours under it. Such an input cannot be without a value: as long as it is untouched it says so in
 * words, and whatever sets it to the very place where it waits, a click or a key, counts as touching it. A finger that begins on it to move the page
 * sets it for a moment: once the page takes over, it is what it was.
 */
export function Slide({ scale, place, isUntouched, hasStart, isVertical, hasMarks, hasTip, spoken, ...rest }: SlideProps) {
  const { labelledBy, describedBy, isWrong, onSet } = rest;
  const before = useRef<number | null>(null);

  function handleKeyUp({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (VALUE_KEYS.test(key) || (hasStart && ACCEPTING_KEYS.test(key))) touch(currentTarget);
  }

  function touch(input: HTMLInputElement) {
    if (isUntouched) onSet(input.valueAsNumber);
  }

  return (
    <div className={styles.slide} data-vertical={isVertical || undefined}>
      <input
        className={styles.range}
        type="range"
        {...scale}
        value={place}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-valuetext={spoken}
        aria-orientation={isVertical ? 'vertical' : undefined}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => onSet(target.valueAsNumber)}
        onPointerDown={() => {
          before.current = isUntouched ? null : place;
        }}
        onPointerCancel={() => onSet(before.current)}
        onClick={({ currentTarget }) => touch(currentTarget)}
        onKeyUp={handleKeyUp}
      />
      <Track
        scale={scale}
        place={place}
        isUntouched={isUntouched}
        isVertical={isVertical}
        marks={hasMarks ? sliderMarks(scale) : []}
        hasTip={hasTip}
      />
    </div>
  );
}
