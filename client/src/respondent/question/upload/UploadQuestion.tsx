import type { Answer, AnswerError, Language } from '@wence/schema';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import buttons from '../../control/Button.module.css';
import { useMessages } from '../../i18n/messages';
import { useVisit } from '../../session/visit-context';
import type { QuestionControl } from '../base/loaded-controls';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps, Shown } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { FileRow } from './FileRow';
import { faultOf, leftOf, rulesOf } from './upload';
import { listOf, type Tell, isPending } from './upload-list';
import styles from './UploadQuestion.module.css';
import { wordsIn } from './words';

/** Files, chosen in the device's own dialog or dropped; each is sent at once, and the answer names what has arrived. */
export function UploadQuestion(props: QuestionProps) {
  const { node, answer, error, dispatch } = props;
  const words = wordsIn(useMessages().language);
  const { session } = useVisit();
  const fileIds = answer && 'files' in answer ? answer.files : [];
  const list = listOf({ surveyId: session.survey.surveyId, submissionId: session.submissionId, nodeId: node.id }, fileIds);
  const rows = useSyncExternalStore(list.subscribe, list.read);
  const dialog = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const ids = questionIds(node.id);
  const rules = rulesOf(node);
  const left = leftOf(rules, list.count);

  const idsNow = fileIds.join();
  useEffect(
    function listen() {
      const tell: Tell = (value, what) => {
        const said = what && words[what.event](what.row.name || words.unnamed);
        dispatch({ type: 'answered', nodeId: node.id, answer: value, ...(said && { said }) });
      };
      list.listen(tell, idsNow === '' ? [] : idsNow.split(','));
    },
    [list, dispatch, node.id, words, idsNow],
  );

  function add(files: FileList | null) {
    for (const file of files ?? []) list.add(file, faultOf(rules, list.count, file));
  }

  function handleRemove(key: number) {
    list.remove(key);
    button.current?.focus();
  }

  return (
    <QuestionFrame {...props} hint={words.hint(rules)}>
      <fieldset className={styles.group} aria-labelledby={ids.title} aria-describedby={describedBy(ids.hint, error && ids.error)}>
        {rows.length > 0 && (
          <ul className={styles.list}>
            {rows.map((row) => (
              <FileRow
                key={row.key}
                row={row}
                rules={rules}
                words={words}
                onRetry={() => list.retry(row.key)}
                onRemove={() => handleRemove(row.key)}
              />
            ))}
          </ul>
        )}
        <div
          className={styles.drop}
          data-over={isOver ? '' : undefined}
          data-wrong={error ? '' : undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            add(event.dataTransfer.files);
          }}
        >
          <button
            ref={button}
            type="button"
            className={`${buttons.button} ${buttons.secondary}`}
            aria-disabled={left === 0 || undefined}
            aria-describedby={describedBy(ids.title, error && ids.error)}
            data-faulty={error ? '' : undefined}
            onClick={() => left > 0 && dialog.current?.click()}
          >
            {rows.length > 0 ? words.more : words.choose}
          </button>
          <span className={styles.aside}>
            {rules.max > 0 && rows.length > 0 ? words.left(left) : <span className={styles.dropHere}>{words.drop}</span>}
          </span>
        </div>
        <input
          ref={dialog}
          type="file"
          hidden
          multiple={rules.max !== 1}
          accept={rules.accept}
          onChange={({ target }) => {
            add(target.files);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </fieldset>
    </QuestionFrame>
  );
}

function uploadErrorText(
  language: Language,
  _shown: Shown,
  answer: Answer | undefined,
  { reason, limit = 0 }: AnswerError,
): string | undefined {
  const { errors } = wordsIn(language);
  const files = answer && 'files' in answer ? answer.files : [];
  if (reason === 'required') return errors.required;
  if (reason === 'min' || reason === 'max') return errors[reason](limit, files.length);
  if (reason !== 'file') return undefined;
  return files.some(isPending) ? errors.pending : errors.gone;
}

export const control: QuestionControl = { Control: UploadQuestion, errorText: uploadErrorText };
