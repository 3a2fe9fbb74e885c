import type { ReactNode } from 'react';
import styles from './QuietSwitch.module.css';

interface QuietSwitchProps<Choice extends string> {
  /** Accessible name of the group. */
  label: string;
  choices: readonly { readonly key: Choice; readonly name: string; readonly icon?: ReactNode }[];
  /** Null: none of them. */
  chosen: Choice | null;
  onChange: (choice: Choice) => void;
}

/** A switch between a few views of the same thing. */
export const QuietSwitch = <Choice extends string>({ label, choices, chosen, onChange }: QuietSwitchProps<Choice>) => (
  <fieldset className={styles.switch} aria-label={label}>
    {choices.map(({ key, name, icon }) => (
      <button key={key} type="button" className={styles.choice} aria-pressed={key === chosen} onClick={() => onChange(key)}>
        {icon}
        <span>{name}</span>
      </button>
    ))}
  </fieldset>
);
