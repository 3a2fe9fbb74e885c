import { type KeyboardEvent, useState } from 'react';
import select from '../../control/select-box.module.css';
import box from '../../control/text-box.module.css';
import { useMessages } from '../../i18n/messages';
import styles from './LevelSelect.module.css';
import { type Choice, isLong, matching } from './matching';
import { wordsIn } from './words';

interface LevelSelectProps {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Empty: nothing is chosen. */
  readonly value: string;
  /** Reason why there is nothing to choose from yet: stands in the list, which cannot be opened. */
  readonly closed?: string;
  /** The language of the titles, where it is not the page's. */
  readonly lang?: string;
  readonly isRequired: boolean;
  readonly isWrong: boolean;
  /** The one that takes the focus when the question needs a correction. */
  readonly isFaulty: boolean;
  readonly describedBy: string | undefined;
  readonly onChoose: (value: string, said?: string) => void;
}

/** One level: the device's own list, and a box that narrows it where it is long. */
export function LevelSelect({ id, label, choices, value, closed, lang, onChoose, ...state }: LevelSelectProps) {
  const messages = useMessages();
  const words = wordsIn(messages.language);
  const [sought, setSought] = useState('');
  const found = matching(choices, sought);
  const [first] = found;
  const shown = choices.filter((choice) => choice.value === value || found.includes(choice));
  const isSearching = sought.trim() !== '';

  function choose(next: string, said?: string) {
    setSought('');
    onChoose(next, said);
  }

  function handleEnter({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Enter' && !nativeEvent.isComposing && isSearching && first) choose(first.value, words.chosen(first.title));
  }

  const findings = !first ? words.foundNone : words.foundFirst(found.length, first.title);
  return (
    <div className={styles.level}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {isLong(choices) && (
        <input
          className={`${box.box} ${styles.search}`}
          type="search"
          autoComplete="off"
          enterKeyHint="done"
          value={sought}
          placeholder={words.search(label)}
          aria-label={words.search(label)}
          onKeyDown={handleEnter}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <select
        id={id}
        className={`${box.box} ${select.select} ${styles.list}`}
        value={value}
        disabled={closed !== undefined}
        data-faulty={state.isFaulty ? '' : undefined}
        aria-required={state.isRequired || undefined}
        aria-invalid={state.isWrong || undefined}
        aria-describedby={state.describedBy}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{closed ?? messages.pleaseChoose}</option>
        {shown.map((choice) => (
          <option key={choice.value} value={choice.value} lang={lang}>
            {choice.title}
          </option>
        ))}
      </select>
      {isLong(choices) && <output className={styles.found}>{isSearching ? findings : ''}</output>}
    </div>
  );
}
