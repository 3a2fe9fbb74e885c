import {
  type Answer,
  answerKindOf,
  type AnswerError,
  type Evaluation,
  isRequired,
  readableText,
  type SurveyNode,
  walkOptions,
} from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { richElements } from '../../../../shared/rich-text/rich-elements';
import styles from './EditedQuestion.module.css';
import { AnswerField } from './AnswerField';
import { type AnsweredFile, offeredIn } from './field';

interface EditedQuestionProps {
  node: SurveyNode;
  number: number | undefined;
  answer: Answer | undefined;
  evaluation: Evaluation;
  /** The answer in one line. */
  text: string;
  files: readonly AnsweredFile[];
  errors: readonly AnswerError[];
  onChange: (answer: Answer | undefined) => void;
}

export const questionId = (nodeId: number): string => `edited-question-${nodeId}`;

/** One reason in a sentence, with the part of the question that it is about. */
function useSentence(node: SurveyNode): (error: AnswerError) => string {
  const { t } = useTranslation('answerEdit');
  const titles = new Map([...walkOptions(node.options), ...(node.children ?? [])].map(({ id, title }) => [id, readableText(title)]));
  return ({ reason, limit, optionId, rowId, row }) => {
    const part = [rowId, optionId].flatMap((id) => (id === undefined ? [] : (titles.get(id) ?? []))).join(' · ');
    const said = t(`reason.${reason}`, { limit });
    const place = row === undefined ? part : t('row', { row: row + 1 });
    return place === '' ? said : t('at', { place, text: said });
  };
}

/** A question with a field for its kind of answer, and below it why the server refused what was in it. */
export function EditedQuestion({ node, number, answer, evaluation, text, files, errors, onChange }: EditedQuestionProps) {
  const { t } = useTranslation('answerEdit');
  const sentence = useSentence(node);
  const errorId = `${questionId(node.id)}-errors`;
  const { options, rows } = offeredIn(node, evaluation);

  return (
    <fieldset id={questionId(node.id)} className={styles.question} data-wrong={errors.length > 0}>
      <legend className={styles.legend}>
        {number !== undefined && <span className={styles.number}>{number} </span>}
        {richElements(evaluation.texts[node.id] ?? node.title, {})} <span className={styles.code}>{node.code}</span>
        {isRequired(node) && <span className={styles.required}> {t('required')}</span>}
      </legend>
      <AnswerField
        kind={answerKindOf(node)}
        node={node}
        value={answer}
        options={options}
        rows={rows}
        title={({ id, title }) => readableText(evaluation.texts[id] ?? title)}
        text={text}
        files={files}
        describedBy={errors.length > 0 ? errorId : undefined}
        onChange={onChange}
      />
      {errors.length > 0 && (
        <ul id={errorId} className={styles.errors}>
          {errors.map((error, place) => (
            <li key={place}>{sentence(error)}</li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
