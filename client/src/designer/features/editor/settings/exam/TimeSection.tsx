import { type ExamSetting, LIMITS } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { PanelGroup } from '../../panel/fields/PanelRow';
import { NumberRow } from './NumberRow';

interface TimeSectionProps {
  exam: ExamSetting;
  disabled: boolean;
  onChange: (exam: ExamSetting) => void;
}

/** How long an exam takes, and how often one may take it (Spec 2, settings navigation: exam). */
export function TimeSection({ exam, disabled, onChange }: TimeSectionProps) {
  const { t } = useTranslation('exam');
  const { timeLimit, minMinutes, attempts } = exam;
  const longest = LIMITS.examMinutes;
  return (
    <PanelGroup title={t('time')}>
      <NumberRow
        label={t('timeLimit')}
        hint={t('timeLimitHint')}
        unit={t('minutes')}
        placeholder={t('noLimit')}
        value={timeLimit ?? null}
        min={(minMinutes ?? 0) + 1}
        max={longest}
        disabled={disabled}
        onChange={(value) => onChange({ ...exam, timeLimit: value ?? undefined })}
      />
      <NumberRow
        label={t('minMinutes')}
        hint={t('minMinutesHint')}
        unit={t('minutes')}
        placeholder={t('noLimit')}
        value={minMinutes ?? null}
        min={0}
        max={(timeLimit ?? longest) - 1}
        disabled={disabled}
        onChange={(value) => onChange({ ...exam, minMinutes: value ?? undefined })}
      />
      <NumberRow
        label={t('attempts')}
        hint={t('attemptsHint')}
        unit={t('times')}
        placeholder={t('noLimit')}
        value={attempts ?? null}
        min={1}
        max={LIMITS.examAttempts}
        disabled={disabled}
        onChange={(value) => onChange({ ...exam, attempts: value ?? undefined })}
      />
    </PanelGroup>
  );
}
