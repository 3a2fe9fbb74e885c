import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { publishNav as en } from '../../i18n/en/publish-nav';
import { addTexts } from '../../i18n/init';
import { publishNav as zhCN } from '../../i18n/zh-CN/publish-nav';
import { SubNav } from '../../layout/SubNav';
import { SurveyLayout } from '../../layout/SurveyLayout';
import { parametersUrl, linksUrl, publishUrl, sampleUrl, sourcesUrl } from '../../shared/routes';
import type { SurveyStatus } from '../../shared/StatusDot';
import { SurveyMark } from '../../shared/SurveyMark';
import styles from './publish.module.css';

/** The screens of the publish navigation in their order (Spec 2, navigation labels). */
const PUBLISH_SCREENS = [
  { name: 'share', url: publishUrl },
  { name: 'sample', url: sampleUrl },
  { name: 'source', url: sourcesUrl },
  { name: 'params', url: parametersUrl },
  { name: 'link', url: linksUrl },
] as const;

type PublishScreen = (typeof PUBLISH_SCREENS)[number]['name'];

interface PublishLayoutProps {
  surveyId: string;
  active: PublishScreen;
  /** Undefined until it is loaded. */
  survey: { title: string; status: SurveyStatus; unpublishedChanges?: number | null } | undefined;
  children: ReactNode;
}

const addNavTexts = (): void => addTexts('publishNav', { 'zh-CN': zhCN, en });

addNavTexts();

/** The frame of all screens on which a survey is published: its header, and below it the links to the other screens. */
export function PublishLayout({ surveyId, active, survey, children }: PublishLayoutProps) {
  const { t } = useTranslation('publishNav');
  const entries = PUBLISH_SCREENS.map(({ name, url }) => ({ name, url: url(surveyId), text: t(`name.${name}`) }));
  return (
    <SurveyLayout
      surveyId={surveyId}
      active="publish"
      title={survey?.title}
      status={survey && <SurveyMark status={survey.status} isBehind={(survey.unpublishedChanges ?? 0) > 0} />}
      actions={null}
    >
      <SubNav label={t('label')} entries={entries} active={active} />
      <div className={styles.column}>{children}</div>
    </SurveyLayout>
  );
}
