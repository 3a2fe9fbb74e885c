import type { SurveyChange } from '@wence/schema';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { completeUrl } from '../../../shared/routes';
import { PanelGroup, PanelRow, SyncNote } from '../panel/fields/PanelRow';
import { useEditorActions } from '../session/editor-actions';
import { useSessionValue } from '../session/session-store';
import { surveyStateOf } from '../session/survey-state';
import type { SettingsProps } from '../shared/settings-props';
import { PagingSettings } from './PagingSettings';
import { PeriodSettings } from './PeriodSettings';
import { RepeatSettings } from './RepeatSettings';
import { SwitchRows } from './SwitchRows';
import styles from './settings.module.css';
import { TotalSettings } from './TotalSettings';
import { WhoSettings } from './WhoSettings';

/** The sections in their order; each is an anchor of the page. */
const SECTIONS = ['when', 'who', 'often', 'many', 'answering', 'afterwards'] as const;
type Section = (typeof SECTIONS)[number];

function SectionLinks() {
  const { t } = useTranslation('settings');
  return (
    <nav className={styles.anchors} aria-label={t('sections')}>
      {SECTIONS.map((section) => (
        <a key={section} href={`#${section}`}>
          {t(`section.${section}`)}
        </a>
      ))}
    </nav>
  );
}

/** Says that settings wait for a stop, and leads to it. */
function NeedsStop({ onPause }: { onPause: () => void }) {
  const { t } = useTranslation('settings');
  return (
    <div className={styles.fixed}>
      <p>{t('fixed')}</p>
      <Button size="small" onClick={onPause}>
        {t('stop')}
      </Button>
    </div>
  );
}

function Afterwards({ surveyId, disabled }: { surveyId: string; disabled: boolean }) {
  const { t } = useTranslation('settings');
  return (
    <PanelGroup title={t('section.afterwards')}>
      <PanelRow label={t('endPages')} hint={t('endPagesHint')} isGroup>
        {() => <Link to={completeUrl(surveyId)}>{t('endPagesLink')}</Link>}
      </PanelRow>
      <SwitchRows keys={['showAnswers', 'retake']} disabled={disabled} />
    </PanelGroup>
  );
}

/** The answering settings of a survey (Spec 2, /setting/{surveyId}). While it runs, what touches no question can be changed without stopping it. */
export function SettingsBody({ surveyId, readOnly, banner, onPause }: SettingsProps) {
  const { t } = useTranslation('settings');
  const actions = useEditorActions();
  const definition = useSessionValue(({ view }) => view);
  const commiting = useSessionValue((session) => surveyStateOf(session).commiting);
  const settings = definition.settings ?? {};
  const change = (set: SurveyChange) => actions.change([{ op: 'updateSurvey', set }]);
  const live = { disabled: readOnly && !onPause, onChange: change };
  const content: Readonly<Record<Section, ReactNode>> = {
    when: <PeriodSettings settings={settings} {...live} />,
    who: <WhoSettings settings={settings} {...live} />,
    often: <RepeatSettings repeat={settings.repeat} {...live} />,
    many: <TotalSettings total={settings.total} {...live} />,
    answering: (
      <>
        <PagingSettings definition={definition} disabled={readOnly} onChange={change} />
        {onPause && <NeedsStop onPause={onPause} />}
        <PanelGroup title={t('going')}>
          <SwitchRows keys={['goBack', 'resume']} disabled={live.disabled} />
        </PanelGroup>
      </>
    ),
    afterwards: <Afterwards surveyId={surveyId} disabled={live.disabled} />,
  };
  return (
    <div className={styles.column}>
      {banner}
      <h2 className={styles.heading}>
        {t('title')}
        {commiting && <SyncNote />}
      </h2>
      {onPause && <p className={styles.live}>{t('live')}</p>}
      <SectionLinks />
      <div className={styles.card}>
        {SECTIONS.map((section) => (
          <div key={section} id={section} className={styles.section}>
            {content[section]}
          </div>
        ))}
      </div>
    </div>
  );
}
