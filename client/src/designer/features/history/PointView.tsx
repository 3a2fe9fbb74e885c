import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DefinitionChanges } from '../../shared/definition-changes/DefinitionChanges';
import { QuietSwitch } from '../../shared/QuietSwitch';
import { readDefinition } from '../../shared/read-definition';
import { PageSkeleton, SkeletonLines } from '../../shared/state/PageSkeleton';
import { LoadFailed } from '../../shared/state/StateMessage';
import { Contents } from './Contents';
import { useHistoryDefinitionsQuery } from './history.generated';
import styles from './history.module.css';
import { type HistoryEntry, keyOf, type Point, pointBefore, pointOf } from './timeline';

const VIEWS = ['brought', 'since', 'contents'] as const;
type View = (typeof VIEWS)[number];

const BONES = [60, 85, 40];
/** The draft as it is now. */
const NOW: Point = {};

interface PointViewProps {
  surveyId: string;
  entry: HistoryEntry;
  /** The newest revision: when it changes, what is compared with the draft is read anew. */
  revision: number;
  actions: React.ReactNode;
}

interface ComparisonProps {
  surveyId: string;
  from: Point;
  to: Point;
  children: (sides: { before: ReturnType<typeof readDefinition>; after: ReturnType<typeof readDefinition> }) => React.ReactNode;
}

/** Two states of the definition, once both are there. */
function Comparison({ surveyId, from, to, children }: ComparisonProps) {
  const { data, error, refetch } = useHistoryDefinitionsQuery({ variables: { surveyId, from, to }, fetchPolicy: 'no-cache' });
  const sides = useMemo(() => data && { before: readDefinition(data.survey.from), after: readDefinition(data.survey.to) }, [data]);
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!sides) {
    return (
      <PageSkeleton>
        <SkeletonLines widths={BONES} />
      </PageSkeleton>
    );
  }
  return children(sides);
}

/** One point of the history: what it brought, what has changed since, and what the survey asked then. */
export function PointView({ surveyId, entry, revision, actions }: PointViewProps) {
  const { t } = useTranslation('history');
  const before = pointBefore(entry);
  const [wanted, setView] = useState<View>('brought');
  const view = wanted === 'brought' && before === null ? 'contents' : wanted;
  const point = pointOf(keyOf(entry)) ?? NOW;
  const views = VIEWS.filter((key) => key !== 'brought' || before !== null).map((key) => ({ key, name: t(`view.${key}`) }));

  return (
    <section className={styles.point} aria-label={t('pointLabel')}>
      <div className={styles.bar}>
        <QuietSwitch label={t('viewLabel')} choices={views} chosen={view} onChange={setView} />
        {actions}
      </div>
      {view === 'contents' && (
        <Comparison key="contents" surveyId={surveyId} from={point} to={point}>
          {({ after }) => <Contents definition={after} />}
        </Comparison>
      )}
      {view === 'brought' && before !== null && (
        <Comparison key={`brought-${keyOf(entry)}`} surveyId={surveyId} from={before} to={point}>
          {(sides) => <DefinitionChanges {...sides} />}
        </Comparison>
      )}
      {view === 'since' && (
        <Comparison key={`since-${keyOf(entry)}-${revision}`} surveyId={surveyId} from={point} to={NOW}>
          {(sides) => <DefinitionChanges {...sides} />}
        </Comparison>
      )}
    </section>
  );
}
