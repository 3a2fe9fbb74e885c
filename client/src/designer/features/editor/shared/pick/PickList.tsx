import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './PickList.module.css';

export interface Choice {
  readonly key: string;
  readonly content: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Puts the focus into the field of a list that has just opened. */
const begin = (field: HTMLInputElement | null) => field?.focus();

export interface PickListProps {
  /** The name of the field. */
  title: string;
  placeholder: string;
  /** The name of the list. */
  listLabel: string;
  /** Said where nothing is found. */
  none: string;
  maxLength: number;
  words: string;
  choices: readonly Choice[];
  onWords: (words: string) => void;
  onPick: (key: string) => void;
}

/** A field and a list below it: what is typed decides what is listed, arrows go through the list, and Enter takes one. */
export function PickList({ title, placeholder, listLabel, none, maxLength, words, choices, onWords, onPick }: PickListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(0);
  const active = Math.min(wanted, choices.length - 1);
  const idOf = (place: number) => `${id}-${place}`;

  useEffect(
    function comeIntoView() {
      list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
    },
    [active],
  );

  const press = (event: KeyboardEvent) => {
    // Enter also ends a word of an input method.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step && choices.length > 0) {
      event.preventDefault();
      setWanted((active + step + choices.length) % choices.length);
    }
    const choice = choices[active];
    if (event.key === 'Enter' && choice) {
      event.preventDefault();
      onPick(choice.key);
    }
  };
  return (
    <>
      <input
        ref={begin}
        className={styles.field}
        role="combobox"
        aria-label={title}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? idOf(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        maxLength={maxLength}
        value={words}
        onKeyDown={press}
        onChange={({ target }) => {
          setWanted(0);
          onWords(target.value);
        }}
      />
      <output className={styles.none} hidden={choices.length > 0}>
        {choices.length === 0 && none}
      </output>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the browser's own list cannot show more than words */}
      <div key={words} ref={list} id={id} className={styles.list} role="listbox" tabIndex={-1} aria-label={listLabel}>
        {choices.map(({ key, content }, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys stay in the field
          <div
            key={key}
            id={idOf(place)}
            className={styles.choice}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setWanted(place)}
            onClick={() => onPick(key)}
          >
            {content}
          </div>
        ))}
      </div>
    </>
  );
}
