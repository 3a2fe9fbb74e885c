import { type PointMark, readableText } from '@wence/schema';
import { type KeyboardEvent, useState } from 'react';
import { imageAddress } from '../../../shared/image-address';
import { useMessages } from '../../i18n/messages';
import type { QuestionControl } from '../base/loaded-controls';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { KindChoice } from './KindChoice';
import { MarkList, useFocusAfterRemoval } from './MarkList';
import { MarkButton, Picture } from './Picture';
import { marksShown, type Place, percent, pointsOf, pointsWith, type ShownMark, stepFrom, mostOf, pointsHint } from './points';
import styles from './PointsQuestion.module.css';
import { wordsIn } from './words';

/** Marks on a picture: where a heat map is warm; on a plot each mark also says something. */
export function PointsQuestion(props: QuestionProps) {
  const { node, options, answer, error, dispatch } = props;
  const words = wordsIn(useMessages().language);
  const ids = questionIds(node.id);
  const [picked, setPicked] = useState<number>();
  const focus = useFocusAfterRemoval();
  const points = pointsOf(answer);
  const marks = marksShown(points, options);
  const isFull = marks.length >= mostOf(node);
  const option = (options.find(({ id }) => id === picked) ?? options[0])?.id;
  const source = imageAddress(node.setting?.image);
  const helpId = `${ids.title}-keys`;

  const store = (next: readonly PointMark[], said: string) =>
    dispatch({ type: 'answered', nodeId: node.id, answer: { points: next }, said });

  function kindOf({ option: optionId }: PointMark) {
    const number = Math.max(
      options.findIndex(({ id }) => id === optionId),
      0,
    );
    return { number, title: optionId === undefined ? '' : readableText(options[number]?.title ?? '') };
  }

  function label(mark: PointMark, number: number): string {
    return words.mark(number, kindOf(mark).title, words.place(percent(mark.x), percent(mark.y)));
  }

  function add(place: Place) {
    const mark: PointMark = option === undefined ? place : { ...place, option };
    if (isFull) store(points, words.full(mostOf(node)));
    else store([...points, mark], words.added(label(mark, marks.length + 1)));
  }

  function remove(place: number) {
    const shown = marks[place];
    if (!shown) return;
    focus.afterRemoving(place);
    store(pointsWith(points, shown.index, null), words.removed(place + 1, marks.length - 1));
  }

  function handleMarkKey(event: KeyboardEvent, { mark, index }: ShownMark, place: number) {
    const moved = stepFrom(mark, event.key, event.shiftKey);
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (moved || isRemoval) event.preventDefault();
    if (moved) store(pointsWith(points, index, moved), words.place(percent(moved.x), percent(moved.y)));
    if (isRemoval) remove(place);
  }

  return (
    <QuestionFrame {...props} hint={pointsHint(words, node, marks.length)}>
      <fieldset className={styles.points} aria-labelledby={ids.title} aria-describedby={describedBy(ids.hint, error && ids.error)}>
        {options.length > 0 && <KindChoice name={`${ids.title}-kind`} options={options} chosen={option} onChoose={setPicked} />}
        {source === null ? (
          <p className={styles.none}>{words.noPicture}</p>
        ) : (
          <Picture
            source={source}
            surface={focus.surface}
            isFull={isFull}
            isFaulty={error !== undefined}
            describedBy={describedBy(ids.hint, helpId, error && ids.error)}
            onMark={add}
          >
            {marks.map((shown, place) => (
              <MarkButton
                key={shown.index}
                mark={shown.mark}
                number={place + 1}
                kind={kindOf(shown.mark).number}
                label={label(shown.mark, place + 1)}
                describedBy={helpId}
                onKeyDown={(event) => handleMarkKey(event, shown, place)}
              />
            ))}
          </Picture>
        )}
        <p id={helpId} className={styles.help}>
          {words.byKeyboard}
        </p>
        <MarkList list={focus.list} marks={marks} kindOf={kindOf} onRemove={remove} />
      </fieldset>
    </QuestionFrame>
  );
}

export const control: QuestionControl = {
  Control: PointsQuestion,
  errorText: (language, { options }, answer, { reason, limit = 0 }) => {
    const { errors } = wordsIn(language);
    if (reason === 'required') return errors.required;
    return reason === 'min' || reason === 'max' ? errors[reason](limit, marksShown(pointsOf(answer), options).length) : undefined;
  },
};
