import { EMPTY, formatThousands, type OriginPart, parameterKey } from '@wence/schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay, formatMoment } from '../../shared/moment';
import { useOriginName } from '../../shared/useOriginName';
import { useMedia } from '../../shared/useMedia';
import type { ParameterColumn, QuestionColumn } from './columns';
import { formatDuration } from './duration';
import type { OpenResponse } from './list-address';
import type { ReadResponse } from './read-response';
import styles from './ResponseTable.module.css';
import { InvalidMark, QualityMarks, StarMark, TagMarks } from './RowMarks';
import { SelectCell, SelectPageCell } from './SelectCell';
import { type Fact, FACT_KEYS, FACTS, isOrigin, isShown } from './table-facts';
import type { Quality } from './useQuality';
import type { ResponseRow } from './useResponseList';
import { SortCell, type Sorting } from './SortCell';
import { SortSelect } from './SortSelect';
import type { Selection } from './useSelection';

interface ResponseTableProps {
  edges: readonly { readonly cursor: string; readonly node: ResponseRow }[];
  columns: readonly QuestionColumn[];
  /** The facts on where a response came from that have a column. */
  origins: readonly OriginPart[];
  /** The received parameters that have a column. */
  parameters: readonly ParameterColumn[];
  /** How the responses read, by id. */
  readings: ReadonlyMap<string, ReadResponse>;
  /** Their flags, by id, once they are known. */
  qualities: ReadonlyMap<string, Quality>;
  /** Id of the response that is open beside the table. */
  openId: string | null;
  selection: Selection;
  sorting: Sorting;
  /** Keys of the columns by which the list can be sorted, by id of the question; null: not at all. */
  sortKeys: ReadonlyMap<number, string> | null;
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

/** What is known about a response besides its answers, as the columns have it. */
function useFacts(qualities: ReadonlyMap<string, Quality>): {
  readonly name: (fact: Fact) => string;
  readonly of: (row: ResponseRow) => Record<Fact, ReactNode>;
} {
  const { t } = useTranslation(['response', 'responseFilter', 'review']);
  const nameOf = useOriginName();
  const nameIn = (row: ResponseRow, part: OriginPart): string => (row[part] === null ? EMPTY : nameOf(part, row[part]));
  return {
    name: (fact) => (fact === 'tags' || fact === 'purge' || fact === 'quality' ? t(`review:column.${fact}`) : t(`column.${fact}`)),
    of: (row) => ({
      submitted: formatMoment(row.submittedAt),
      duration: formatDuration(row.startedAt, row.submittedAt),
      source: row.sourceName ?? EMPTY,
      wechat: row.wechat?.nickname || row.wechat?.openid || EMPTY,
      link: row.linkName || row.linkCode || EMPTY,
      invitation: row.invitationCode ?? EMPTY,
      region: nameIn(row, 'region'),
      device: nameIn(row, 'device'),
      os: nameIn(row, 'os'),
      browser: nameIn(row, 'browser'),
      version: String(row.version),
      status: (
        <>
          {t(`responseFilter:statusName.${row.status}`)}
          <InvalidMark invalid={row.invalid} />
        </>
      ),
      score:
        row.exam === null ? EMPTY : t(row.exam.waiting ? 'scoreWaiting' : 'score', { score: row.exam.score, maximum: row.exam.maximum }),
      quality: <QualityMarks quality={qualities.get(row.id)} />,
      tags: <TagMarks tags={row.tags} />,
      purge: formatDay(row.purgeAt),
    }),
  };
}

/** A page of responses: what is known about each, then its answers to the chosen questions. */
export function ResponseTable({
  edges,
  columns,
  origins,
  parameters,
  readings,
  qualities,
  openId,
  selection,
  sorting,
  sortKeys,
  linkTo,
  onOpen,
}: ResponseTableProps) {
  const { t } = useTranslation('response');
  const { name, of } = useFacts(qualities);
  const rows = edges.map(({ node }) => node);
  const facts = FACTS.filter((fact) =>
    isOrigin(fact) ? origins.includes(fact) : rows.some((row) => isShown[fact]?.(row, qualities.get(row.id)) ?? true),
  );
  // There the rows stand as cards, without the heads of columns.
  const isNarrow = useMedia('(max-width: 720px)');
  const choices = [
    ...facts.map((fact) => ({ column: FACT_KEYS[fact], name: name(fact) })),
    ...parameters.map(({ name: parameter, title }) => ({ column: parameterKey(parameter), name: title })),
    ...columns.map(({ nodeId, code, title }) => ({ column: sortKeys?.get(nodeId), name: `${code} ${title}` })),
  ].flatMap(({ column, name: named }) => (column === undefined ? [] : [{ column, name: named }]));

  const table = (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={t('list')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <SelectPageCell rows={rows} selection={selection} />
            <th scope="col" className={styles.seq}>
              {t('column.seq')}
            </th>
            {facts.map((fact) => (
              <SortCell key={fact} column={(sortKeys && FACT_KEYS[fact]) ?? null} sorting={sorting}>
                {name(fact)}
              </SortCell>
            ))}
            {parameters.map(({ name: parameter, title, isRetired }) => (
              <SortCell key={parameter} column={sortKeys && parameterKey(parameter)} sorting={sorting}>
                {title}
                {isRetired && <span className={styles.retired}>{t('columns.retired')}</span>}
              </SortCell>
            ))}
            {columns.map(({ nodeId, code, title, isRetired }) => (
              <SortCell key={nodeId} className={styles.question} column={sortKeys?.get(nodeId) ?? null} sorting={sorting}>
                <span className={styles.title} title={title}>
                  <span className={styles.code}>{code}</span> {title}
                </span>
                {isRetired && <span className={styles.retired}>{t('columns.retired')}</span>}
              </SortCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {edges.map(({ cursor, node }) => {
            const values = of(node);
            const opened = { id: node.id, at: cursor };
            const reading = readings.get(node.id) ?? null;
            return (
              // The whole row opens under the pointer; the link in it does the same by keyboard.
              <tr
                key={node.id}
                data-open={node.id === openId}
                data-status={node.status}
                data-invalid={node.invalid !== null}
                onClick={() => onOpen(opened)}
              >
                <SelectCell row={node} selection={selection} />
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
                  <StarMark starred={node.starred} />
                </th>
                {facts.map((fact) => (
                  <td key={fact} className={styles.fact} data-fact={fact} data-label={name(fact)}>
                    {values[fact]}
                  </td>
                ))}
                {parameters.map(({ name: parameter, title }) => (
                  <td key={parameter} className={styles.answer} data-label={title}>
                    <span className={styles.text}>{node.params.find((param) => param.name === parameter)?.value ?? EMPTY}</span>
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
  return (
    <>
      {isNarrow && sortKeys && <SortSelect choices={choices} sorting={sorting} />}
      {table}
    </>
  );
}
