import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LineGlyph } from '../../../shared/LineGlyph';
import type { SurveyStatus } from '../../../shared/StatusDot';
import { SurveyMark } from '../../../shared/SurveyMark';
import { type SaveState, saveStateOf } from '../session/session-state';
import { useSessionValue } from '../session/session-store';
import styles from './header.module.css';
import { type Launched, useIsBehind } from './launched';

/** Icons: a tick, two circling arrows, an interrupted line. */
const PATHS: Readonly<Record<SaveState, string>> = {
  saved: 'm2.5 7.5 3 3 6-6.5',
  saving: 'M11.5 5.5a5 5 0 0 0-9-.5M2.5 8.5a5 5 0 0 0 9 .5M2.5 2v3h3M11.5 12V9h-3',
  offline: 'M2 2l10 10M1.5 6.5A8 8 0 0 1 4.5 4.7M7.5 4.1a8 8 0 0 1 5 2.4M4 9.2a4.5 4.5 0 0 1 3-1.2',
};

/** Shows whether all edits are saved. */
export const SaveMark = memo(() => {
  const state = useSessionValue(saveStateOf);
  const { t } = useTranslation('editor');
  return (
    <output className={styles.save} data-state={state} aria-label={t('save.label')}>
      <LineGlyph size={14} path={PATHS[state]} />
      <span className={styles.word}>{t(`save.${state}`)}</span>
    </output>
  );
});
SaveMark.displayName = 'SaveMark';

interface EditorMarkProps {
  status: SurveyStatus;
  launched: Launched | null;
  /** True where nothing can be edited, and so nothing is saved. */
  readOnly: boolean;
}

/** The state of the survey, and beside it whether all edits are saved. */
export const EditorMark = memo(({ status, launched, readOnly }: EditorMarkProps) => {
  const isBehind = useIsBehind(launched);
  return (
    <span className={styles.marks}>
      <SurveyMark status={status} isBehind={isBehind} />
      {!readOnly && <SaveMark />}
    </span>
  );
});
EditorMark.displayName = 'EditorMark';
