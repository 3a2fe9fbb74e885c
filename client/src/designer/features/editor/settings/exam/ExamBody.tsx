import { type ExamSetting, LIMITS, SHOWN_AFTER } from '@wence/schema';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { exam as en } from '../../../../i18n/en/exam';
import { addTexts } from '../../../../i18n/init';
import { exam as zhCN } from '../../../../i18n/zh-CN/exam';
import { PanelGroup, PanelRow } from '../../panel/fields/PanelRow';
import { useEditorActions } from '../../session/editor-actions';
import { useSessionValue } from '../../session/session-store';
import type { SettingsProps } from '../../shared/settings-props';
import { SettingsHead } from '../../shared/SettingsHead';
import settingsStyles from '../settings.module.css';
import { DrawSection } from './DrawSection';
import styles from './exam.module.css';
import { GradesSection } from './GradesSection';
import { NumberRow } from './NumberRow';
import { RankingSection } from './RankingSection';
import { Sheet } from './Sheet';
import { ShownWhenRow } from './ShownWhenRow';
import { TimeSection } from './TimeSection';

const addExamTexts = (): void => addTexts('exam', { 'zh-CN': zhCN, en });

addExamTexts();

/** The exam of a survey (Spec 2, settings navigation: exam): its rules, and the sheet of questions with points and keys. */
export function ExamBody({ surveyId, readOnly, banner, onPause }: SettingsProps) {
  const { t } = useTranslation('exam');
  const actions = useEditorActions();
  const definition = useSessionValue(({ view }) => view);
  const exam = definition.settings?.exam;
  const set = (next: ExamSetting | null) => actions.change([{ op: 'updateSurvey', set: { exam: next } }]);
  return (
    <div className={`${settingsStyles.column} ${styles.column}`}>
      <SettingsHead title={t('title')} lead={t('lead')} live={t('live')} stop={t('stop')} banner={banner} onPause={onPause} />
      <div className={settingsStyles.card}>
        <PanelGroup title={t('rules')}>
          <PanelRow label={t('on')} hint={t(exam ? 'onHint' : 'offHint')}>
            {(id) => (
              <Switch
                id={id}
                checked={exam !== undefined}
                disabled={readOnly}
                onChange={(isOn) => set(isOn ? { showAfter: 'score' } : null)}
              />
            )}
          </PanelRow>
          {exam && (
            <>
              <NumberRow
                label={t('passScore')}
                hint={t('passHint')}
                unit={t('pointsUnit')}
                inHalves
                placeholder={t('noPass')}
                value={exam.passScore ?? null}
                min={0}
                max={LIMITS.examTotal}
                disabled={readOnly}
                onChange={(points) => set({ ...exam, passScore: points ?? undefined })}
              />
              <PanelRow label={t('showAfter')} stacked isGroup>
                {(id) => (
                  <div className={settingsStyles.choices} role="radiogroup" aria-labelledby={`${id}-label`}>
                    {SHOWN_AFTER.map((value) => (
                      <label key={value} className={settingsStyles.choice}>
                        <input
                          type="radio"
                          name={id}
                          disabled={readOnly}
                          checked={value === (exam.showAfter ?? 'none')}
                          onChange={() => set({ ...exam, showAfter: value })}
                        />
                        {t(`shows.${value}`)}
                      </label>
                    ))}
                  </div>
                )}
              </PanelRow>
              <ShownWhenRow definition={definition} exam={exam} disabled={readOnly} onChange={set} />
            </>
          )}
        </PanelGroup>
        {exam && <TimeSection exam={exam} disabled={readOnly} onChange={set} />}
        {exam && <GradesSection exam={exam} disabled={readOnly} onChange={set} />}
        {exam && <RankingSection definition={definition} exam={exam} disabled={readOnly} onChange={set} />}
      </div>
      {exam && <DrawSection definition={definition} disabled={readOnly} />}
      <section className={styles.section} aria-labelledby="exam-sheet">
        <h3 id="exam-sheet" className={styles.sectionTitle}>
          {t('sheet')}
        </h3>
        <Sheet surveyId={surveyId} definition={definition} disabled={readOnly} />
      </section>
    </div>
  );
}
