import { type InputHTMLAttributes, useState } from 'react';
import { onEnterKey } from '../../control/enter-key';
import box from '../../control/text-box.module.css';
import { useMessages } from '../../i18n/messages';
import { questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { answerFrom, isSamePlace, positionOf, typedFrom } from './position';
import styles from './PositionQuestion.module.css';
import { wordsIn } from './words';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly id: string;
  readonly label: string;
  readonly isWrong: boolean;
  readonly errorId: string;
  readonly onType: (text: string) => void;
}

/** One line with its name above it. */
export function TextField({ id, label, isWrong, errorId, onType, ...more }: TextFieldProps) {
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...more}
        id={id}
        className={box.box}
        type="text"
        data-faulty={isWrong ? '' : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}

/** The coordinates by hand, for devices that cannot or may not tell where they are. */
export function CoordinateBoxes({ node, answer, error, dispatch }: QuestionProps) {
  const words = wordsIn(useMessages().language);
  const ids = questionIds(node.id);
  const position = positionOf(answer);
  const [typed, setTyped] = useState(typedFrom(position));
  // Typed text stays as it is until the place comes from elsewhere: from the device or from a draft.
  const shown = isSamePlace(answerFrom(typed, undefined), position) ? typed : typedFrom(position);
  const isWrong = error?.reason === 'shape';

  function type(part: 'lat' | 'lng', text: string) {
    const next = { ...shown, [part]: text };
    setTyped(next);
    dispatch({ type: 'answered', nodeId: node.id, answer: answerFrom(next, position?.address) });
  }

  const shared = {
    autoComplete: 'off',
    isWrong,
    errorId: ids.error,
    onKeyDown: onEnterKey(() => dispatch({ type: 'entered' })),
  };
  return (
    <div className={styles.pair}>
      {/* The keyboard of numbers of some phones has no minus, hence no inputmode. */}
      <TextField {...shared} id={`${ids.title}-lat`} label={words.latitude} value={shown.lat} onType={(text) => type('lat', text)} />
      <TextField {...shared} id={`${ids.title}-lng`} label={words.longitude} value={shown.lng} onType={(text) => type('lng', text)} />
    </div>
  );
}
