import { useRef, useState } from 'react';
import { onEnterKey } from '../../control/enter-key';
import { useMessages } from '../../i18n/messages';
import { QuestionFrame } from '../QuestionFrame';
import { describedBy, questionIds } from '../question-ids';
import type { QuestionProps } from '../question-props';
import { CoordinateBoxes } from './CoordinateBoxes';
import { isPlace, placeText, positionOf, rounded } from './coordinates';
import { wordsIn } from './i18n/words';
import { LocateButton } from './LocateButton';
import { PlaceCard } from './PlaceCard';
import styles from './PositionQuestion.module.css';
import { TextField } from './TextField';
import { useLocating } from './useLocating';

/** Where the respondent is: told by the device, or typed. Nothing is asked of any map service. */
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
          describedBy={describedBy(error && ids.error)}
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
