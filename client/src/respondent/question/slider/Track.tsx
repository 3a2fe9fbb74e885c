import type { SliderScale } from '@wence/schema';
import { numbered, shareOf } from './slider';
import styles from './SliderQuestion.module.css';

interface TrackProps {
  readonly scale: SliderScale;
  readonly place: number;
  readonly isUntouched: boolean;
  readonly isVertical: boolean;
  /** Marks are drawn; without them only the ends have their numbers. */
  readonly marks: readonly number[];
  /** The number stands over the knob while it is moved. */
  readonly hasTip: boolean;
}

/** The picture of a slider. The input over it is what people touch; numbers as attributes put every part where the input has its own. */
export function Track({ scale, place, isUntouched, isVertical, marks, hasTip }: TrackProps) {
  const at = (number: number, across = '50%') => {
    const share = shareOf(scale, number) * 100;
    return isVertical ? { x: across, y: `${100 - share}%` } : { x: `${share}%`, y: across };
  };
  const from = at(scale.min);
  const to = at(scale.max);
  const knob = at(place);
  const labels = marks.length > 0 ? numbered(scale) : [scale.min, scale.max];

  return (
    <svg className={styles.track} data-untouched={isUntouched ? '' : undefined} aria-hidden="true">
      <line className={styles.rail} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {!isUntouched && <line className={styles.done} x1={from.x} y1={from.y} x2={knob.x} y2={knob.y} />}
      {marks.map((mark) => (
        <circle
          key={mark}
          className={styles.mark}
          cx={at(mark).x}
          cy={at(mark).y}
          r="3"
          data-done={!isUntouched && mark <= place ? '' : undefined}
        />
      ))}
      {labels.map((number) => (
        <text
          key={number}
          className={styles.label}
          {...at(number)}
          dx={isVertical ? 28 : 0}
          dy={isVertical ? 5 : 36}
          data-vertical={isVertical || undefined}
        >
          {number}
        </text>
      ))}
      <circle className={styles.ring} cx={knob.x} cy={knob.y} r="16" />
      <circle className={styles.knob} cx={knob.x} cy={knob.y} r="11" />
      {hasTip && !isUntouched && (
        <svg className={styles.tip} {...knob}>
          <rect x="-32" y="-52" width="64" height="30" rx="6" />
          <text y="-32">{place}</text>
        </svg>
      )}
    </svg>
  );
}
