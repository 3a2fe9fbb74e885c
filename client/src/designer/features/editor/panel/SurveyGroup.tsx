import { isPerPage, type Language, languageOf, LIMITS, type SurveyDefinition, welcomeOf } from '@wence/schema';
import { Input, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import styles from './panel.module.css';
import { PanelGroup } from './PanelGroup';
import { PanelRow } from './PanelRow';

const LANGUAGES: readonly Language[] = ['zh-CN', 'en'];

/** What the survey as a whole has. */
export const SurveyGroup = ({ definition }: { definition: SurveyDefinition }) => {
  const { t } = useTranslation(['editor', 'common']);
  const actions = useEditorActions();
  return (
    <>
      <h2 className={styles.title}>{t('panel.survey')}</h2>
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
        <PanelRow label={t('panel.language')} stacked>
          {(id) => (
            <Select<Language>
              id={id}
              value={languageOf(definition)}
              options={LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
              onChange={(language) => actions.change([{ op: 'updateSurvey', set: { language } }])}
            />
          )}
        </PanelRow>
        <PanelRow label={t('panel.perPage')} hint={t('panel.perPageHint')}>
          {(id) => (
            <Switch
              id={id}
              checked={isPerPage(definition)}
              onChange={(perPage) => actions.change([{ op: 'updateSurvey', set: { perPage } }])}
            />
          )}
        </PanelRow>
      </PanelGroup>
    </>
  );
};
