import { useMessages } from '../../i18n/messages';
import type { QuestionControl } from '../base/loaded-controls';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { choicesIn, matrixIn } from '../matrix/matrix-answer';
import { DropPlaces } from './DropPlaces';
import { placePicture, pictureErrorText } from './picture-drag';
import { PictureCard } from './PictureCard';
import styles from './PictureDragQuestion.module.css';
import { useDrag } from './useDrag';
import { wordsIn } from './words';

/** Pictures that are put on one option each: by dragging, or with the list under each, which says and does the same. */
export function PictureDragQuestion(props: QuestionProps) {
  const { node, options, rows, answer, error, dispatch } = props;
  const words = wordsIn(useMessages().language);
  const ids = questionIds(node.id);
  const { lifted, over, start } = useDrag((rowId, optionId) => {
    dispatch({ type: 'answered', nodeId: node.id, ...placePicture(words, props, answer, rowId, optionId) });
  });
  const hint = [words.how, words.touch, node.setting?.is_one === true && words.onePerOption].filter(Boolean).join(words.hintJoin);
  const cells = matrixIn(answer).rows;
  const placedOn = (optionId: number) => rows.filter(({ id }) => choicesIn(cells[id], options).includes(optionId));

  return (
    <QuestionFrame {...props} hint={hint}>
      <div
        className={styles.board}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is named by a legend, this by the title of the question
        role="group"
        aria-labelledby={ids.title}
        aria-describedby={describedBy(ids.hint, error && ids.error)}
      >
        <DropPlaces options={options} placedOn={placedOn} over={over} />
        <div className={styles.pictures}>
          {rows.map((row) => (
            <PictureCard
              key={row.id}
              {...props}
              row={row}
              chosen={choicesIn(cells[row.id], options)[0]}
              isLifted={lifted === row.id}
              onLift={(event) => start(event, row.id)}
            />
          ))}
        </div>
      </div>
    </QuestionFrame>
  );
}

export const control: QuestionControl = { Control: PictureDragQuestion, errorText: pictureErrorText };
