import type { ReactNode } from 'react';
import styles from './QuietSwitch.module.css';

/** Accessible name of the group: a text, or the id of what is read for it. */
type Named = { readonly label: string; readonly labelledBy?: undefined } | { readonly label?: undefined; readonly labelledBy: string };

type QuietSwitchProps<Choice extends string> = Named & {
  choices: readonly { readonly key: Choice; readonly name: string; readonly icon?: ReactNode }[];
  /** Null: none of them. */
  chosen: Choice | null;
  onChange: (choice: Choice) => void;
};

/** A switch between a few views of the same thing. */
export const QuietSwitch = <Choice extends string>({ label, labelledBy, choices, chosen, onChange }: QuietSwitchProps<Choice>) => (
  <fieldset className={styles.switch} aria-label={label} aria-labelledby={labelledBy}>
    {choices.map(({ key, name, icon }) => (
      <button key={key} type="button" className={styles.choice} aria-pressed={key === chosen} onClick={() => onChange(key)}>
        {icon}
        <span>{name}</span>
      </button>
    ))}
  </fieldset>
);
