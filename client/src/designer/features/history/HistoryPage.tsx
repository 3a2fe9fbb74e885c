import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { history as en } from '../../i18n/en/history';
import { addTexts } from '../../i18n/init';
import { history as zhCN } from '../../i18n/zh-CN/history';
import { SurveyLayout } from '../../layout/SurveyLayout';
import { LinkButton } from '../../shared/LinkButton';
import { addChangeTexts } from '../../shared/definition-changes/definition-changes-texts';
import { codeUrl, surveyUrl } from '../../shared/routes';
import { PageSkeleton, SkeletonLines } from '../../shared/state/PageSkeleton';
import { LoadFailed } from '../../shared/state/StateMessage';
import { SurveyMark } from '../../shared/SurveyMark';
import { useSurveyId } from '../../shared/useSurveyId';
import { type SurveyHistoryQuery, useSurveyHistoryQuery } from './history.generated';
import styles from './history.module.css';
import { PointView } from './PointView';
import { RestoreButton } from './RestoreButton';
import { Timeline } from './Timeline';
import { FIRST_REVISION, type HistoryEntry, keyOf, pointOf, timelineOf } from './timeline';

addTexts('history', { 'zh-CN': zhCN, en });
addChangeTexts();

/** The entry of the address, which stays in the page's address so that it can be sent on. */
const AT = 'at';
const BONES = [30, 80, 60, 75, 45];

const entriesOf = ({ survey }: SurveyHistoryQuery): HistoryEntry[] =>
  timelineOf(
    survey.edits?.edges.map(({ node }) => node) ?? [],
    (survey.versions ?? []).map(({ version, createdAt, current, responseCount }) => ({
      version,
      createdAt,
      current,
      responseCount: responseCount ?? 0,
    })),
    { createdAt: survey.createdAt, isWhole: !survey.edits?.pageInfo.hasNextPage },
  );

function useHistory(surveyId: string) {
  const { data, error, refetch, fetchMore } = useSurveyHistoryQuery({ variables: { surveyId }, fetchPolicy: 'network-only' });
  const pageInfo = data?.survey.edits?.pageInfo;
  const more = () =>
    fetchMore({
      variables: { surveyId, after: pageInfo?.endCursor },
      updateQuery: (before, { fetchMoreResult: { survey } }) => ({
        ...before,
        survey: {
          ...before.survey,
          edits: survey.edits && { ...survey.edits, edges: [...(before.survey.edits?.edges ?? []), ...survey.edits.edges] },
        },
      }),
    }).catch(() => undefined);
  return {
    data,
    failed: error !== undefined && !data,
    refetch: () => void refetch(),
    more: pageInfo?.hasNextPage ? () => void more() : null,
  };
}

/** /survey/{surveyId}/history: every version and earlier draft, what changed between them, and the way back. */
export function HistoryPage() {
  const { t } = useTranslation(['history', 'nav']);
  const surveyId = useSurveyId();
  const [search, setSearch] = useSearchParams();
  const { data, failed, refetch, more } = useHistory(surveyId);
  const entries = data ? entriesOf(data) : [];
  const chosen = entries.find((entry) => keyOf(entry) === search.get(AT)) ?? entries[0];
  const point = chosen && pointOf(keyOf(chosen));
  const revision = data?.surveyDefinition.revision ?? FIRST_REVISION;
  const unpublished = data?.survey.unpublishedChanges ?? 0;

  return (
    <SurveyLayout
      surveyId={surveyId}
      active="edit"
      title={data?.survey.title}
      status={data && <SurveyMark status={data.survey.status} isBehind={(data.survey.unpublishedChanges ?? 0) > 0} />}
      actions={
        <>
          <LinkButton to={codeUrl(surveyId)}>{t('nav:code')}</LinkButton>
          <LinkButton to={surveyUrl(surveyId)}>{t('history:backToEditing')}</LinkButton>
        </>
      }
    >
      <div className={styles.column}>
        <div className={styles.head}>
          <h2>{t('history:title')}</h2>
          {unpublished > 0 && <p className={styles.unpublished}>{t('history:unpublished', { count: unpublished })}</p>}
        </div>
        {failed && <LoadFailed onRetry={refetch} />}
        {!data && !failed && (
          <PageSkeleton>
            <SkeletonLines widths={BONES} />
          </PageSkeleton>
        )}
        {data && chosen && (
          <div className={styles.card}>
            <Timeline
              entries={entries}
              chosen={keyOf(chosen)}
              onChoose={(key) => setSearch({ [AT]: key }, { replace: true })}
              onMore={more}
            />
            <PointView
              key={keyOf(chosen)}
              surveyId={surveyId}
              entry={chosen}
              revision={revision}
              actions={
                point && (
                  <RestoreButton
                    surveyId={surveyId}
                    point={point}
                    revision={revision}
                    isEditable={data.survey.editable}
                    onRestored={refetch}
                  />
                )
              }
            />
          </div>
        )}
      </div>
    </SurveyLayout>
  );
}
