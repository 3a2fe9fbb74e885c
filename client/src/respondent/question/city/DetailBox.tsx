import { onEnterKey } from '../../control/enter-key';
import box from '../../control/text-box.module.css';
import { useMessages } from '../../i18n/messages';
import styles from './CityQuestion.module.css';
import { wordsIn } from './words';

interface DetailBoxProps {
  readonly id: string;
  readonly text: string;
  readonly isRequired: boolean;
  readonly isWrong: boolean;
  readonly isFaulty: boolean;
  readonly errorId: string;
  readonly onEnter: () => void;
  readonly onType: (text: string) => void;
}

/** The address within the district. */
export function DetailBox({ id, text, onEnter, onType, ...state }: DetailBoxProps) {
  const words = wordsIn(useMessages().language);
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {words.detail}
      </label>
      <input
        id={id}
        className={box.box}
        type="text"
        autoComplete="address-line1"
        value={text}
        placeholder={words.detailExample}
        data-faulty={state.isFaulty ? '' : undefined}
        aria-required={state.isRequired || undefined}
        aria-invalid={state.isWrong || undefined}
        aria-describedby={state.isWrong ? state.errorId : undefined}
        onKeyDown={onEnterKey(onEnter)}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}
