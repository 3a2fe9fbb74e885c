import type { SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/moment';
import { type Share, sharesOf } from './coverage-figures';
import covered from './coverage.module.css';
import { Figures } from './Figures';
import { MissedParts } from './MissedParts';
import { QuestionLines } from './QuestionLines';
import { QuestionLink } from './QuestionLink';
import type { TestAnswersSeenFragment } from './simulation.generated';
import styles from './simulation.module.css';

/** Coverage of one kind of part as text and as a bar. */
function CoverageMeter({ share: { kind, reached, all } }: { share: Share }) {
  const { t } = useTranslation('simulation');
  return (
    <li className={covered.meter} data-whole={reached === all}>
      <span>{t(kind)}</span>
      <span className={covered.track} aria-hidden="true">
        <span className={covered.filled} style={{ inlineSize: `${(reached / all) * 100}%` }} />
      </span>
      <span className={covered.share}>{t('share', { reached, all })}</span>
    </li>
  );
}

interface SimulationResultProps {
  surveyId: string;
  definition: SurveyDefinition;
  simulation: NonNullable<TestAnswersSeenFragment['simulation']>;
}

/** Result of a simulation: figures, coverage, parts never reached, and details by question. */
export function SimulationResult({ surveyId, definition, simulation }: SimulationResultProps) {
  const { t } = useTranslation('simulation');
  const { coverage, unanswerable, outdated, isCurrent, seed, simulatedAt } = simulation;
  return (
    <>
      {!isCurrent && (
        <p className={styles.stale}>
          {t('stale')} {outdated > 0 && t('outdated', { count: outdated })}
        </p>
      )}
      {unanswerable.length > 0 && (
        <section className={styles.card} data-kind="blocked">
          <h3 className={styles.title}>{t('unanswerable')}</h3>
          <p className={styles.help}>{t('unanswerableHelp')}</p>
          <ul className={covered.list}>
            {unanswerable.map((nodeId) => (
              <li key={nodeId}>
                <QuestionLink surveyId={surveyId} definition={definition} nodeId={nodeId} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {coverage.respondents === 0 ? (
        unanswerable.length > 0 && <p className={styles.stale}>{t('nobody')}</p>
      ) : (
        <>
          <Figures coverage={coverage} />
          <section className={styles.card}>
            <h3 className={styles.title}>{t('coverage')}</h3>
            <ul className={covered.meters}>
              {sharesOf(coverage).map((share) => (
                <CoverageMeter key={share.kind} share={share} />
              ))}
            </ul>
            <MissedParts surveyId={surveyId} definition={definition} coverage={coverage} />
          </section>
          <QuestionLines surveyId={surveyId} definition={definition} coverage={coverage} />
        </>
      )}
      <p className={styles.seed}>{t('seedUsed', { seed, when: formatMoment(simulatedAt) })}</p>
    </>
  );
}
