import { type Language, languageOf, LIMITS, pagingOf, type SurveyDefinition, welcomeOf } from '@wence/schema';
import { Button, Input } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../../shared/lazy-part';
import { QuietSwitch } from '../../../shared/QuietSwitch';
import { settingUrl } from '../../../shared/routes';
import { useSurveyId } from '../../../shared/useSurveyId';
import { useEditorActions } from '../session/editor-actions';
import styles from './fields/panel.module.css';
import { PanelGroup, PanelRow, SyncNote } from './fields/PanelRow';

const RandomOrderDialog = lazyPart(async () => (await import('../dialogs/random/RandomOrderDialog')).RandomOrderDialog);
const LANGUAGES: readonly Language[] = ['zh-CN', 'en'];

/** Properties of the survey as a whole. */
export function SurveyPanel({ definition, commiting }: { definition: SurveyDefinition; commiting: boolean }) {
  const { t } = useTranslation(['editor', 'common']);
  const [isOrdering, setOrdering] = useState(false);
  const actions = useEditorActions();
  const surveyId = useSurveyId();
  return (
    <>
      <h2 className={styles.title}>
        {t('panel.survey')}
        {commiting && <SyncNote />}
      </h2>
      <PanelGroup title={t('panel.basic')}>
        <PanelRow label={t('panel.welcome')} stacked>
          {(id) => (
            <Input.TextArea
              id={id}
              rows={3}
              className={styles.growing}
              maxLength={LIMITS.welcome}
              value={welcomeOf(definition)}
              onChange={({ target }) => actions.change([{ op: 'updateSurvey', set: { welcome: target.value } }], 'typing')}
              onBlur={actions.flush}
            />
          )}
        </PanelRow>
        <PanelRow label={t('panel.language')} stacked isGroup>
          {(id) => (
            <QuietSwitch
              labelledBy={`${id}-label`}
              choices={LANGUAGES.map((key) => ({ key, name: t(`common:language.${key}`) }))}
              chosen={languageOf(definition)}
              onChange={(language) => actions.change([{ op: 'updateSurvey', set: { language } }])}
            />
          )}
        </PanelRow>
        <PanelRow label={t('panel.paging')} stacked isGroup>
          {(id) => (
            // It is chosen in one place, among the settings.
            <div className={styles.told}>
              <span>{t(`panel.pagings.${pagingOf(definition)}`)}</span>
              <Link to={settingUrl(surveyId)} aria-describedby={`${id}-label`}>
                {t('panel.changePaging')}
              </Link>
            </div>
          )}
        </PanelRow>
      </PanelGroup>
      <PanelGroup title={t('panel.order')}>
        <Button onClick={() => setOrdering(true)}>{t('openDialog.randomOrder')}</Button>
        <Suspense>{isOrdering && <RandomOrderDialog definition={definition} onClose={() => setOrdering(false)} />}</Suspense>
      </PanelGroup>
    </>
  );
}
