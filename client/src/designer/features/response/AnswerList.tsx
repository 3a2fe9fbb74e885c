import { answerKindOf, type AnswerLine, questionNumbers, type SurveyNode, walkNodes } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { richElements } from '../../../shared/rich-text/rich-elements';
import { fileSize } from '../../shared/v1/file-size';
import { useFileDownload } from '../../shared/v1/useFileDownload';
import styles from './AnswerList.module.css';
import { answersOf, type ReadResponse } from './read-response';
import type { ResponseRow } from './useResponseList';

const RICH = { line: styles.line, media: styles.media, list: styles.list };

/** Files that were handed in as the answer to a question, each a link. */
function AnswerFiles({ ids, files }: { ids: readonly string[]; files: ResponseRow['files'] }) {
  const { t } = useTranslation('response');
  const download = useFileDownload(t('one.fileGone'));
  return (
    <ul className={styles.lines}>
      {ids.map((id) => {
        const file = files.find((each) => each.id === id);
        return (
          <li key={id}>
            {file ? (
              <>
                <Button type="link" className={styles.file} onClick={() => void download(file)}>
                  {file.name}
                </Button>
                <span className={styles.quiet}>{fileSize(file.size)}</span>
              </>
            ) : (
              <span className={styles.quiet}>{t('one.fileGone')}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Lines of an answer: rows and fields with their names, anything else as a list. Two lines may be the same, so their places are their keys. */
const AnswerLines = ({ lines }: { lines: readonly AnswerLine[] }) =>
  lines.some(({ label }) => label !== undefined) ? (
    <dl className={styles.fields}>
      {lines.map(({ label, text }, place) => (
        <div key={place} className={styles.field}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  ) : (
    <ul className={styles.lines}>
      {lines.map(({ text }, place) => (
        <li key={place}>{text}</li>
      ))}
    </ul>
  );

interface AnsweredProps {
  node: SurveyNode;
  /** The number that the respondent saw; absent on what has none. */
  number?: number | undefined;
  response: ResponseRow;
  reading: ReadResponse;
}

/** A question as the respondent read it, and the answer. */
function Answered({ node, number, response, reading }: AnsweredProps) {
  const { t } = useTranslation('response');
  const answer = answersOf(response)[node.id];
  const title = reading.evaluation.texts[node.id] ?? node.title;
  return (
    <li className={styles.question}>
      <h3 className={styles.title}>
        {number !== undefined && <span className={styles.number}>{number}</span>}
        <span>{richElements(title, RICH)}</span>
        <span className={styles.code}>{node.code}</span>
      </h3>
      {answer === undefined && <p className={styles.quiet}>{t('one.unanswered')}</p>}
      {answer && 'files' in answer && <AnswerFiles ids={answer.files} files={response.files} />}
      {answer && !('files' in answer) && <AnswerLines lines={reading.lines(node.id)} />}
    </li>
  );
}

/** What one respondent was asked, in the order and with the numbers and texts that this respondent saw, and what was answered. */
export function AnswerList({ response, reading }: Omit<AnsweredProps, 'node' | 'number'>) {
  const { t } = useTranslation('response');
  const { definition, evaluation, isAnswered, isShown } = reading;
  const nodes = new Map(Array.from(walkNodes(definition.nodes), (node) => [node.id, node]));
  const numbers = questionNumbers(definition, evaluation);
  const shown = evaluation.pages.flatMap(({ nodeIds }) => nodeIds.flatMap((id) => nodes.get(id) ?? []));
  const questions = [...nodes.values()].filter((node) => answerKindOf(node) !== 'none' && !isShown(node.id));
  const hidden = questions.filter(({ id }) => isAnswered(id));
  const skipped = questions.filter(({ id }) => !isAnswered(id));

  return (
    <>
      <ol className={styles.questions}>
        {shown.map((node) =>
          answerKindOf(node) === 'none' ? (
            <li key={node.id} className={styles.statement}>
              {richElements(evaluation.texts[node.id] ?? node.title, RICH)}
            </li>
          ) : (
            <Answered key={node.id} node={node} number={numbers.get(node.id)} response={response} reading={reading} />
          ),
        )}
      </ol>
      {response.status === 'SCREENED' && <p className={styles.end}>{t('one.screened')}</p>}
      {response.status === 'OVER_QUOTA' && <p className={styles.end}>{t('one.overQuota')}</p>}
      {hidden.length > 0 && (
        <section>
          <h3 className={styles.part}>{t('one.hidden')}</h3>
          <ol className={styles.questions}>
            {hidden.map((node) => (
              <Answered key={node.id} node={node} response={response} reading={reading} />
            ))}
          </ol>
        </section>
      )}
      {skipped.length > 0 && (
        <details className={styles.skipped}>
          <summary>{t('one.skipped', { count: skipped.length })}</summary>
          <ul className={styles.lines}>
            {skipped.map(({ id, code, title }) => (
              <li key={id}>
                <span className={styles.code}>{code}</span> {richElements(title, RICH)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
