import {
  documentOrder,
  type ExamRanking,
  type ExamSetting,
  LIMITS,
  questionRow,
  RANKING_NAMES,
  readableText,
  type SurveyDefinition,
} from '@wence/schema';
import { Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { PanelGroup, PanelRow } from '../../panel/fields/PanelRow';
import settingsStyles from '../settings.module.css';
import styles from './GradesSection.module.css';
import { NumberRow } from './NumberRow';

/** A ranking as it is turned on. */
const FIRST: ExamRanking = { top: 10, names: 'masked' };

/** No question has this id. */
const NO_QUESTION = 0;

interface NameRowProps {
  definition: SurveyDefinition;
  ranking: ExamRanking;
  disabled: boolean;
  onChange: (ranking: ExamRanking) => void;
}

/** The question that names come from; one that is gone stays there until another is chosen. */
function NameRow({ definition, ranking, disabled, onChange }: NameRowProps) {
  const { t } = useTranslation('exam');
  const { nameNodeId = NO_QUESTION, ...rest } = ranking;
  const questions = documentOrder(definition.nodes)
    .filter((node) => questionRow(node).key === 'text')
    .map(({ id, code, title }) => ({ value: id, label: `${code} ${readableText(title)}` }));
  const isGone = nameNodeId !== NO_QUESTION && !questions.some(({ value }) => value === nameNodeId);
  return (
    <PanelRow label={t('ranking.question')} hint={t('ranking.questionHint')}>
      {(id) => (
        <Select
          id={id}
          className={settingsStyles.select}
          disabled={disabled}
          value={nameNodeId}
          popupMatchSelectWidth={false}
          options={[
            { value: NO_QUESTION, label: t('ranking.noQuestion') },
            ...(isGone ? [{ value: nameNodeId, label: t('ranking.gone') }] : []),
            ...questions,
          ]}
          onChange={(chosen) => onChange(chosen === NO_QUESTION ? rest : { ...rest, nameNodeId: chosen })}
        />
      )}
    </PanelRow>
  );
}

interface RankingSectionProps {
  definition: SurveyDefinition;
  exam: ExamSetting;
  disabled: boolean;
  onChange: (exam: ExamSetting) => void;
}

/** The ranking that respondents see (Spec 2, settings navigation: exam). */
export function RankingSection({ definition, exam, disabled, onChange }: RankingSectionProps) {
  const { t } = useTranslation('exam');
  const { ranking } = exam;
  const set = (next: ExamRanking | undefined) => onChange({ ...exam, ranking: next });
  return (
    <PanelGroup title={t('ranking.title')}>
      <PanelRow label={t('ranking.on')} hint={t('ranking.onHint')}>
        {(id) => <Switch id={id} checked={ranking !== undefined} disabled={disabled} onChange={(isOn) => set(isOn ? FIRST : undefined)} />}
      </PanelRow>
      {ranking && (
        <>
          {(exam.showAfter ?? 'none') === 'none' && <p className={styles.unseen}>{t('needsScore')}</p>}
          <PanelRow label={t('ranking.names')} stacked isGroup>
            {(id) => (
              <div className={settingsStyles.choices} role="radiogroup" aria-labelledby={`${id}-label`}>
                {RANKING_NAMES.map((names) => (
                  <label key={names} className={settingsStyles.choice}>
                    <input
                      type="radio"
                      name={id}
                      disabled={disabled}
                      checked={names === ranking.names}
                      onChange={() => set({ ...ranking, names })}
                    />
                    {t(`ranking.namings.${names}`)}
                  </label>
                ))}
              </div>
            )}
          </PanelRow>
          {ranking.names !== 'hidden' && (
            <NumberRow
              label={t('ranking.top')}
              hint={t('ranking.topHint')}
              unit={t('ranking.places')}
              isRequired
              value={ranking.top}
              min={1}
              max={LIMITS.examRanked}
              disabled={disabled}
              onChange={(top) => set({ ...ranking, top: top ?? ranking.top })}
            />
          )}
          <NameRow definition={definition} ranking={ranking} disabled={disabled} onChange={set} />
        </>
      )}
    </PanelGroup>
  );
}
