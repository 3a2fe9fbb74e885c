import { isRequired, readableText, type SurveyRow } from '@wence/schema';
import type { PointerEvent } from 'react';
import { imageAddress } from '../../../shared/image-address';
import select from '../../control/select-box.module.css';
import box from '../../control/text-box.module.css';
import { useMessages } from '../../i18n/messages';
import { RichText } from '../../text/RichText';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { withCell } from '../matrix/matrix-answer';
import { errorsOfRow } from '../matrix/matrix-errors';
import { matrixIds } from '../matrix/matrix-ids';
import { ownErrorText } from './picture-drag';
import styles from './PictureDragQuestion.module.css';

interface PictureCardProps extends QuestionProps {
  readonly row: SurveyRow;
  /** Id of the option that it lies on. */
  readonly chosen: number | undefined;
  readonly isLifted: boolean;
  readonly onLift: (event: PointerEvent<HTMLElement>) => void;
}

/** A picture that can be dragged, and the list that puts it on an option without dragging. */
export function PictureCard(props: PictureCardProps) {
  const { node, row, options, answer, errors, dispatch, chosen, isLifted, onLift } = props;
  const messages = useMessages();
  const ids = matrixIds(node.id);
  const wrong = errorsOfRow(row, errors);
  const note = wrong.told && ownErrorText(messages.language, props, answer, wrong.told);
  const address = imageAddress(row.image);

  return (
    <div className={styles.card} data-wrong={wrong.isCellWrong ? '' : undefined}>
      <div className={styles.picture} data-lifted={isLifted ? '' : undefined} onPointerDown={onLift}>
        {address && <img className={styles.image} src={address} alt="" loading="lazy" draggable={false} />}
        <span id={ids.row(row.id)}>
          <RichText html={row.title} />
        </span>
      </div>
      <select
        className={`${box.box} ${select.select} ${styles.list}`}
        value={chosen ?? ''}
        data-faulty={wrong.isCellWrong ? '' : undefined}
        aria-labelledby={ids.row(row.id)}
        aria-describedby={note ? ids.note(row.id) : describedBy(wrong.isCellWrong && questionIds(node.id).error)}
        aria-required={isRequired(node) || undefined}
        aria-invalid={wrong.isCellWrong || undefined}
        onChange={({ target: { value } }) =>
          dispatch({ type: 'answered', nodeId: node.id, answer: withCell(answer, row.id, value ? { option: Number(value) } : null) })
        }
      >
        <option value="">{messages.pleaseChoose}</option>
        {options.map(({ id, title }) => (
          <option key={id} value={id}>
            {readableText(title)}
          </option>
        ))}
      </select>
      {note && (
        <p id={ids.note(row.id)} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}
