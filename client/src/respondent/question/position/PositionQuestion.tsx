import { textLength } from '@wence/schema';
import { type Ref, useRef, useState } from 'react';
import buttons from '../../control/Button.module.css';
import { onEnterKey } from '../../control/enter-key';
import { useMessages } from '../../i18n/messages';
import type { QuestionControl } from '../base/loaded-controls';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { CoordinateBoxes, TextField } from './CoordinateBoxes';
import { PlaceCard } from './PlaceCard';
import { isPlace, placeText, positionOf, rounded } from './position';
import styles from './PositionQuestion.module.css';
import { useLocating } from './useLocating';
import { wordsIn } from './words';

interface LocateButtonProps {
  readonly button: Ref<HTMLButtonElement>;
  readonly text: string;
  readonly isBusy: boolean;
  readonly isFaulty: boolean;
  readonly reasonId: string | undefined;
  readonly onClick: () => void;
}

/** Stays reachable while the device looks for itself; pressing it again changes nothing. */
function LocateButton({ button: ref, text, isBusy, isFaulty, reasonId, onClick }: LocateButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={`${buttons.button} ${buttons.secondary} ${styles.locate}`}
      data-faulty={isFaulty ? '' : undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={reasonId}
      onClick={() => !isBusy && onClick()}
    >
      {text}
    </button>
  );
}

/** The respondent's position, located by the device or typed. No map service is used. */
export function PositionQuestion(props: QuestionProps) {
  const { node, answer, error, dispatch } = props;
  const words = wordsIn(useMessages().language);
  const ids = questionIds(node.id);
  const position = positionOf(answer);
  const place = position && isPlace(position) ? position : undefined;
  const [accuracy, setAccuracy] = useState<number>();
  const [isByHand, setByHand] = useState(position !== undefined && !place);
  const button = useRef<HTMLButtonElement>(null);

  const { locating, locate } = useLocating({
    onLocated: ({ latitude, longitude, accuracy: metres }) => {
      const found = { lng: rounded(longitude), lat: rounded(latitude) };
      const next = position?.address ? { ...found, address: position.address } : found;
      setAccuracy(Math.round(metres));
      dispatch({ type: 'answered', nodeId: node.id, answer: next, said: words.located(placeText(words, found)) });
    },
    onRefused: () => setByHand(true),
  });

  function typeAddress(address: string) {
    if (place) dispatch({ type: 'answered', nodeId: node.id, answer: { lng: place.lng, lat: place.lat, address } });
  }

  function remove() {
    setAccuracy(undefined);
    button.current?.focus();
    dispatch({ type: 'answered', nodeId: node.id, answer: null, said: words.removed });
  }

  const isBusy = locating.kind === 'busy';
  return (
    <QuestionFrame {...props} hint={words.privacy}>
      <fieldset className={styles.position} aria-labelledby={ids.title} aria-describedby={describedBy(ids.hint, error && ids.error)}>
        <LocateButton
          button={button}
          text={isBusy ? words.locating : place ? words.locateAgain : words.locate}
          isBusy={isBusy}
          isFaulty={error?.reason === 'required'}
          reasonId={error && ids.error}
          onClick={locate}
        />
        {locating.kind === 'refused' && (
          <p className={styles.refused} role="alert">
            {words.refused[locating.why]}
          </p>
        )}
        <details open={isByHand} onToggle={({ currentTarget }) => setByHand(currentTarget.open)}>
          <summary className={styles.summary}>{words.byHand}</summary>
          <CoordinateBoxes {...props} />
        </details>
        {/* Below what is typed into, which must not move when the place is complete. */}
        {place && <PlaceCard text={placeText(words, place)} accuracy={accuracy} onRemove={remove} />}
        {place && (
          <TextField
            id={`${ids.title}-address`}
            label={words.address}
            value={place.address ?? ''}
            isWrong={error?.reason === 'maxWord'}
            errorId={ids.error}
            onKeyDown={onEnterKey(() => dispatch({ type: 'entered' }))}
            onType={typeAddress}
          />
        )}
      </fieldset>
    </QuestionFrame>
  );
}

export const control: QuestionControl = {
  Control: PositionQuestion,
  errorText: (language, _shown, answer, { reason, limit = 0 }) => {
    const { errors } = wordsIn(language);
    if (reason === 'required') return errors.required;
    if (reason === 'shape') return errors.coordinates;
    return reason === 'maxWord' ? errors.address(limit, textLength(positionOf(answer)?.address?.trim() ?? '')) : undefined;
  },
};
