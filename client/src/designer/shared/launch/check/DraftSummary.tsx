import { useApolloClient } from '@apollo/client/react';
import { templateFacts } from '@wence/schema';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../LinkButton';
import { previewUrl, questionLogicUrl, simulationUrl, surveyUrl } from '../../routes';
import { SkeletonLines } from '../../state/PageSkeleton';
import { type CheckedDraft, checkDraft } from './check-draft';
import styles from './DraftSummary.module.css';
import { FindingList } from './FindingList';
import { addFindingTexts } from './finding-words';

addFindingTexts();

/** A survey before its launch: how long it is, whether anything stands in the way, and ways to try it. Where its draft cannot be read, it says so. */
export function DraftSummary({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('finding');
  const client = useApolloClient();
  const navigate = useNavigate();
  const heading = useId();
  const [checked, setChecked] = useState<CheckedDraft | null>();
  useEffect(
    function check() {
      let isWanted = true;
      checkDraft(client, surveyId).then(
        (found) => isWanted && setChecked(found),
        () => isWanted && setChecked(null),
      );
      return () => {
        isWanted = false;
      };
    },
    [client, surveyId],
  );
  const facts = checked && templateFacts(checked.definition);
  const errors = checked?.findings.filter(({ severity }) => severity === 'error').length ?? 0;
  const state = errors > 0 ? 'blocked' : checked?.findings.length ? 'doubtful' : 'fine';
  return (
    <section className={styles.summary} aria-labelledby={heading} aria-busy={checked === undefined}>
      <h2 id={heading}>{t('summary.title')}</h2>
      {checked === undefined && <SkeletonLines widths={[40, 70]} />}
      {checked === null && <output className={styles.unread}>{t('summary.unread')}</output>}
      {facts && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('summary.questions')}</dt>
            <dd>{facts.questionCount}</dd>
          </div>
          <div>
            <dt>{t('summary.minutes')}</dt>
            <dd>{facts.questionCount === 0 ? '–' : t('summary.about', { count: facts.minutes })}</dd>
          </div>
          <div>
            <dt>{t('summary.check')}</dt>
            <dd data-state={state}>{t(`summary.${state}`, { count: checked.findings.length })}</dd>
          </div>
        </dl>
      )}
      {checked && checked.findings.length > 0 && (
        <FindingList
          checked={checked}
          onPreview={(visit) => void navigate(previewUrl(surveyId), { state: visit })}
          onRules={() => void navigate(questionLogicUrl(surveyId))}
        />
      )}
      <div className={styles.ways}>
        <LinkButton to={surveyUrl(surveyId)}>{t('summary.edit')}</LinkButton>
        {facts && facts.questionCount > 0 && (
          <>
            <LinkButton to={previewUrl(surveyId)}>{t('summary.preview')}</LinkButton>
            <LinkButton to={simulationUrl(surveyId)}>{t('summary.simulate')}</LinkButton>
          </>
        )}
      </div>
    </section>
  );
}
