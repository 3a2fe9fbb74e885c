import { isRequired } from '@wence/schema';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import buttons from '../../control/Button.module.css';
import box from '../../control/text-box.module.css';
import { useMessages } from '../../i18n/messages';
import { useVisit } from '../../session/visit-context';
import type { QuestionControl } from '../base/loaded-controls';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { listOf, type Tell, isPending } from '../upload/upload-list';
import { SHEET } from './ink';
import { drawingOf, isBlank, drawn, pointIn } from './signature';
import styles from './SignatureQuestion.module.css';
import { SignatureState } from './SignatureState';
import { useSignature } from './useSignature';
import { wordsIn } from './words';

const LONGEST_NAME = 60;

/** A signature by finger, pen or mouse, or a typed name where a hand cannot draw; either way a picture. */
export function SignatureQuestion(props: QuestionProps) {
  const { node, answer, error, dispatch } = props;
  const words = wordsIn(useMessages().language);
  const { session } = useVisit();
  const fileIds = answer && 'files' in answer ? answer.files : [];
  const list = listOf({ surveyId: session.survey.surveyId, submissionId: session.submissionId, nodeId: node.id }, fileIds);
  const [row] = useSyncExternalStore(list.subscribe, list.read);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDown = useRef(false);
  const { drawing, change, clear } = useSignature(list, canvas);
  const ids = questionIds(node.id);
  const nameId = `${ids.title}-name`;
  const now = fileIds.join();

  useEffect(
    function listen() {
      const tell: Tell = (value, what) => {
        const said = what && words.said[what.event];
        dispatch({ type: 'answered', nodeId: node.id, answer: value, ...(said && { said }) });
      };
      list.listen(tell, now === '' ? [] : now.split(','));
    },
    [list, dispatch, node.id, words, now],
  );

  function draw(event: React.PointerEvent<HTMLCanvasElement>, isNew: boolean) {
    const point = pointIn(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY);
    // Several moves may come before what the first of them drew is rendered.
    const { strokes } = drawingOf(list);
    const before = isNew ? strokes : strokes.slice(0, -1);
    const stroke = drawn(isNew ? [] : (strokes.at(-1) ?? []), point);
    change({ strokes: [...before, stroke], name: '' }, false);
  }

  function handleUp() {
    if (!isDown.current) return;
    isDown.current = false;
    change(drawingOf(list), true);
  }

  return (
    <QuestionFrame {...props} hint={words.hint}>
      <div className={styles.sheet} data-wrong={error ? '' : undefined}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          width={SHEET.width}
          height={SHEET.height}
          // It is a picture that is being made; there is no other element to draw on.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label={isBlank(drawing) ? words.canvas : words.signed}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            isDown.current = true;
            draw(event, true);
          }}
          onPointerMove={(event) => isDown.current && draw(event, false)}
          onPointerUp={handleUp}
          onPointerCancel={handleUp}
        />
        {isBlank(drawing) && (
          <span className={styles.invite} aria-hidden="true">
            {row ? words.signedBefore : words.signHere}
          </span>
        )}
      </div>
      <div className={styles.below}>
        <SignatureState row={row} words={words} onRetry={() => row && list.retry(row.key)} />
        {row && (
          <button type="button" className={`${buttons.button} ${buttons.quiet} ${styles.clear}`} onClick={clear}>
            {words.clear}
          </button>
        )}
      </div>
      <label className={styles.label} htmlFor={nameId}>
        {words.orType}
      </label>
      <input
        id={nameId}
        className={`${box.box} ${styles.name}`}
        type="text"
        autoComplete="name"
        maxLength={LONGEST_NAME}
        value={drawing.name}
        aria-describedby={describedBy(ids.title, error && ids.error)}
        aria-required={isRequired(node) || undefined}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => change({ strokes: [], name: target.value }, true)}
      />
    </QuestionFrame>
  );
}

export const control: QuestionControl = {
  Control: SignatureQuestion,
  errorText: (language, _shown, answer, { reason }) => {
    const { errors } = wordsIn(language);
    if (reason === 'required') return errors.required;
    if (reason !== 'file') return undefined;
    return answer && 'files' in answer && answer.files.some(isPending) ? errors.pending : errors.gone;
  },
};
