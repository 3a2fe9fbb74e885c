import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { code as en } from '../../i18n/en/code';
import { addTexts } from '../../i18n/init';
import { code as zhCN } from '../../i18n/zh-CN/code';
import { SurveyLayout } from '../../layout/SurveyLayout';
import { addChangeTexts } from '../../shared/definition-changes/definition-changes-texts';
import { LinkButton } from '../../shared/LinkButton';
import { historyUrl } from '../../shared/routes';
import { PageSkeleton, SkeletonLines } from '../../shared/state/PageSkeleton';
import { LoadFailed } from '../../shared/state/StateMessage';
import { SurveyMark } from '../../shared/SurveyMark';
import { useSurveyId } from '../../shared/useSurveyId';
import { useSurveyCodeQuery } from './code.generated';
import styles from './code.module.css';
import { CodeDesk } from './CodeDesk';

addTexts('code', { 'zh-CN': zhCN, en });
addChangeTexts();

const BONES = [30, 80, 60, 75, 45, 70];

/** /survey/{surveyId}/code: the definition as text, to be changed by hand or exchanged with a file. */
export function CodePage() {
  const { t } = useTranslation(['code', 'nav']);
  const surveyId = useSurveyId();
  const { data, error, refetch } = useSurveyCodeQuery({ variables: { surveyId }, fetchPolicy: 'network-only' });
  // The applied definition is loaded anew, and the desk begins with it.
  const [round, setRound] = useState(0);
  const handleApplied = async () => {
    await refetch();
    setRound((before) => before + 1);
  };

  return (
    <SurveyLayout
      surveyId={surveyId}
      active="edit"
      title={data?.survey.title}
      status={data && <SurveyMark status={data.survey.status} isBehind={(data.survey.unpublishedChanges ?? 0) > 0} />}
      actions={<LinkButton to={historyUrl(surveyId)}>{t('nav:history')}</LinkButton>}
    >
      <div className={styles.column}>
        <div>
          <h2>{t('code:title')}</h2>
          <p className={styles.lead}>
            {t('code:lead')}{' '}
            <a href="/definition.schema.json" target="_blank" rel="noreferrer">
              {t('code:reference')}
            </a>
          </p>
        </div>
        {error && !data && <LoadFailed onRetry={() => void refetch()} />}
        {!data && !error && (
          <PageSkeleton>
            <SkeletonLines widths={BONES} />
          </PageSkeleton>
        )}
        {data && (
          <CodeDesk
            key={round}
            surveyId={surveyId}
            title={data.survey.title}
            revision={data.surveyDefinition.revision}
            stored={data.surveyDefinition.definition}
            isEditable={data.survey.editable}
            onApplied={handleApplied}
          />
        )}
      </div>
    </SurveyLayout>
  );
}
