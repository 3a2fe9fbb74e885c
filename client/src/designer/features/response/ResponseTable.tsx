import { EMPTY, formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../shared/moment';
import type { QuestionColumn } from './columns';
import { formatDuration } from './duration';
import type { OpenResponse } from './list-address';
import type { ReadResponse } from './read-response';
import styles from './ResponseTable.module.css';
import type { ResponseRow } from './useResponseList';

interface ResponseTableProps {
  edges: readonly { readonly cursor: string; readonly node: ResponseRow }[];
  columns: readonly QuestionColumn[];
  /** How the responses read, by id. */
  readings: ReadonlyMap<string, ReadResponse>;
  /** Id of the response that is open beside the table. */
  openId: string | null;
  linkTo: (response: OpenResponse) => string;
  onOpen: (response: OpenResponse) => void;
}

interface AnswerCellProps {
  column: QuestionColumn;
  /** Null: the version that was answered is not there yet. */
  reading: ReadResponse | null;
}

/** The answer to one question in a line or two; that it was not asked is told apart from that it was left open. */
function AnswerCell({ column: { nodeId, code, title }, reading }: AnswerCellProps) {
  const { t } = useTranslation('response');
  const text = reading?.text(nodeId) ?? '';
  const isMissing = reading !== null && text === '';
  return (
    <td className={styles.answer} data-label={`${code} ${title}`}>
      {text !== '' && <span className={styles.text}>{text}</span>}
      {isMissing && <span className={styles.none}>{reading.isShown(nodeId) ? EMPTY : t('notShown')}</span>}
    </td>
  );
}

const FACTS = ['submitted', 'duration', 'source', 'version', 'status'] as const;

/** What is known about a response besides its answers, as the columns have it. */
function useFacts() {
  const { t } = useTranslation('responseFilter');
  return ({ submittedAt, startedAt, source, version, status }: ResponseRow): Record<(typeof FACTS)[number], string> => ({
    submitted: formatMoment(submittedAt),
    duration: formatDuration(startedAt, submittedAt),
    source: source ?? EMPTY,
    version: String(version),
    status: t(`statusName.${status}`),
  });
}

/** A page of responses: what is known about each, then its answers to the chosen questions. */
export function ResponseTable({ edges, columns, readings, openId, linkTo, onOpen }: ResponseTableProps) {
  const { t } = useTranslation('response');
  const factsOf = useFacts();

  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={t('list')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.seq}>
              {t('column.seq')}
            </th>
            {FACTS.map((fact) => (
              <th key={fact} scope="col">
                {t(`column.${fact}`)}
              </th>
            ))}
            {columns.map(({ nodeId, code, title, isRetired }) => (
              <th key={nodeId} scope="col" className={styles.question}>
                <span className={styles.title} title={title}>
                  <span className={styles.code}>{code}</span> {title}
                </span>
                {isRetired && <span className={styles.retired}>{t('columns.retired')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {edges.map(({ cursor, node }) => {
            const facts = factsOf(node);
            const opened = { id: node.id, at: cursor };
            const reading = readings.get(node.id) ?? null;
            return (
              // The whole row opens under the pointer; the link in it does the same by keyboard.
              <tr key={node.id} data-open={node.id === openId} data-status={node.status} onClick={() => onOpen(opened)}>
                <th scope="row" className={styles.seq}>
                  <Link
                    to={linkTo(opened)}
                    data-response={node.id}
                    aria-label={t('open', { seq: formatThousands(node.seq) })}
                    aria-current={node.id === openId ? 'true' : undefined}
                    onClick={(event) => {
                      event.stopPropagation();
                      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                      event.preventDefault();
                      onOpen(opened);
                    }}
                  >
                    {formatThousands(node.seq)}
                  </Link>
                </th>
                {FACTS.map((fact) => (
                  <td key={fact} className={styles.fact} data-fact={fact} data-label={t(`column.${fact}`)}>
                    {facts[fact]}
                  </td>
                ))}
                {columns.map((column) => (
                  <AnswerCell key={column.nodeId} column={column} reading={reading} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
