import { findNode, isPerPage, type Language, languageOf, LIMITS, type SurveyDefinition, welcomeOf } from '@wence/schema';
import { Button, Input, Segmented, Switch } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part';
import { SkeletonLines } from '../../../shared/state/PageSkeleton';
import { useEditorActions } from '../session/editor-actions';
import { editorStateOf } from '../session/editor-state';
import { useSessionValue } from '../session/session-store';
import { surveyStateOf } from '../session/survey-state';
import styles from './fields/panel.module.css';
import { PanelGroup, PanelRow, SyncNote } from './fields/PanelRow';

const RandomOrderDialog = lazyPart(async () => (await import('../dialogs/random/RandomOrderDialog')).RandomOrderDialog);
const LANGUAGES: readonly Language[] = ['zh-CN', 'en'];

/** Properties of the survey as a whole. */
function SurveyGroup({ definition, commiting }: { definition: SurveyDefinition; commiting: boolean }) {
  const { t } = useTranslation(['editor', 'common']);
  const [isOrdering, setOrdering] = useState(false);
  const actions = useEditorActions();
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
            <Segmented<Language>
              block
              name={id}
              aria-labelledby={`${id}-label`}
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
      <PanelGroup title={t('panel.order')}>
        <Button onClick={() => setOrdering(true)}>{t('openDialog.randomOrder')}</Button>
        <Suspense>{isOrdering && <RandomOrderDialog definition={definition} onClose={() => setOrdering(false)} />}</Suspense>
      </PanelGroup>
    </>
  );
}

/** Loaded lazily: at first no question is selected. */
const NodePanel = lazyPart(async () => (await import('./NodePanel')).NodePanel);

/** Properties of the selected question, or of the survey if none is selected. */
export function AttributePanel() {
  const definition = useSessionValue(({ view }) => view);
  const selection = useSessionValue((session) => session.selection);
  const commiting = useSessionValue((session) => surveyStateOf(session).commiting);
  const state = editorStateOf(definition, selection);
  const node = state.visible ? findNode(definition, state.nodeId) : undefined;
  if (!node) return <SurveyGroup definition={definition} commiting={commiting} />;
  return (
    <Suspense fallback={<SkeletonLines widths={[40, 80, 64]} />}>
      {/* Fields keep what is typed into them, so each question gets its own. */}
      <NodePanel key={node.id} definition={definition} node={node} partId={selection.optionId} commiting={commiting} />
    </Suspense>
  );
}
