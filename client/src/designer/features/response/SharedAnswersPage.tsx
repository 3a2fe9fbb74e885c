import { EMPTY } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { response as en } from '../../i18n/en/response';
import { addTexts } from '../../i18n/init';
import { response as zhCN } from '../../i18n/zh-CN/response';
import { LanguageSwitch } from '../../layout/LanguageSwitch';
import { formatMoment } from '../../shared/moment';
import { OpenReport, type Visit } from '../../shared/open-report/OpenReport';
import { VISIT } from '../../shared/open-report/useOpenReport';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { LoadFailed, StateMessage } from '../../shared/state/StateMessage';
import { useDivisionNames } from '../../shared/useDivisionNames';
import pageStyles from './DetailPage.module.css';
import { type SharedAnswersQuery, useSharedAnswersQuery } from './response.generated';
import { ResponsePager } from './ResponsePager';
import styles from './SharedAnswersPage.module.css';

const addResponseTexts = (): void => addTexts('response', { 'zh-CN': zhCN, en });

addResponseTexts();

const PAGE = 50;

type Place = { readonly after: string | null } | { readonly before: string | null };
type Shared = SharedAnswersQuery['sharedReport'];
type Column = Shared['columns'][number];

const pageOf = (place: Place) => ('before' in place ? { last: PAGE, before: place.before } : { first: PAGE, after: place.after });

/** How the cells of a column read. */
function useCellReader(columns: readonly Column[], rows: readonly (readonly (string | null)[])[]) {
  const codes = columns.flatMap(({ kind }, index) => (kind === 'division' ? rows.flatMap((cells) => cells[index] ?? []) : []));
  const nameOf = useDivisionNames(codes);
  return ({ kind }: Column, cell: string | null): string => {
    if (cell === null) return EMPTY;
    if (kind === 'instant') return formatMoment(cell);
    return kind === 'division' ? (nameOf(cell) ?? cell) : cell;
  };
}

function AnswerTable({ columns, answers }: { columns: readonly Column[]; answers: NonNullable<Shared['answers']> }) {
  const { t } = useTranslation('openReport');
  const read = useCellReader(
    columns,
    answers.edges.map(({ node }) => node.cells),
  );

  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={t('answers')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answers.edges.map(({ cursor, node }) => (
            <tr key={cursor}>
              {columns.map((column, index) => (
                <td key={column.key} data-label={column.label}>
                  {read(column, node.cells[index] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Answers line by line, a page at a time. */
function SharedAnswers({ shareId, password, report }: Visit) {
  const { t } = useTranslation('openReport');
  const [place, setPlace] = useState<Place>({ after: null });
  const { data, previousData, error, refetch } = useSharedAnswersQuery({ variables: { shareId, password, ...pageOf(place) }, ...VISIT });
  const shown = (data ?? previousData)?.sharedReport;
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!shown) return <PageSkeleton />;
  const { columns, answers } = shown;
  if (!answers) return <StateMessage title={t('tooFew')} help={t('tooFewHelp', { base: report.smallestBase })} />;
  if (columns.length === 0) return <StateMessage title={t('nothing')} help={t('nothingHelp')} />;

  return (
    <div className={pageStyles.page}>
      <div className={pageStyles.list} aria-busy={data === undefined}>
        <AnswerTable columns={columns} answers={answers} />
      </div>
      <ResponsePager pageInfo={answers.pageInfo} onGo={setPlace} />
    </div>
  );
}

/** /open/answer/{surveyId}?share={token}: answers for whoever has the link (Spec 2, open access). */
export function SharedAnswersPage() {
  const [query] = useSearchParams();
  return (
    <OpenReport shareId={query.get('share') ?? ''} kind="ANSWERS" languages={<LanguageSwitch />}>
      {(visit) => <SharedAnswers {...visit} />}
    </OpenReport>
  );
}
