import { LIMITS, THEME } from '@wence/schema';
import styles from './theme.module.css';

interface RadiusFieldProps {
  id: string;
  /** Pixels; undefined: the default. */
  value: number | undefined;
  disabled: boolean;
  onPick: (radius: number) => void;
}

/** A slider for the roundness of corners, whose effect is seen while it is dragged. */
export function RadiusField({ id, value, disabled, onPick }: RadiusFieldProps) {
  const radius = value ?? THEME.radius.default;
  return (
    <span className={styles.radius}>
      <input
        id={id}
        type="range"
        min={0}
        max={LIMITS.themeRadius}
        disabled={disabled}
        value={radius}
        onChange={({ target }) => onPick(Number(target.value))}
      />
      <output htmlFor={id}>{radius} px</output>
    </span>
  );
}
