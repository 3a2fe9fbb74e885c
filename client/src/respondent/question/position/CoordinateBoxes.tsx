import { useState } from 'react';
import { onEnterKey } from '../../control/enter-key';
import { useMessages } from '../../i18n/messages';
import { answerFrom, isSamePlace, positionOf, typedFrom } from './coordinates';
import { questionIds } from '../question-ids';
import type { QuestionProps } from '../question-props';
import { wordsIn } from './i18n/words';
import styles from './PositionQuestion.module.css';
import { TextField } from './TextField';

/** The coordinates by hand, for devices that cannot or may not tell where they are. */
export function CoordinateBoxes({ node, answer, error, dispatch }: QuestionProps) {
  const words = wordsIn(useMessages().language);
  const ids = questionIds(node.id);
  const position = positionOf(answer);
  const [typed, setTyped] = useState(typedFrom(position));
  // What is typed stays as it is typed, until the place comes from elsewhere: from the device, or from a draft.
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
