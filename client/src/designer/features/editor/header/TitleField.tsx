import { LIMITS } from '@wence/schema';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainTextField } from '../field/PlainTextField';
import { useEditorActions } from '../session/editor-actions';
import { useSessionValue } from '../session/session-store';
import styles from './header.module.css';

/** The survey's title, edited where it stands. Left empty it goes back to what it was (Spec 4). */
export const TitleField = memo(({ readOnly }: { readOnly: boolean }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const title = useSessionValue(({ view }) => view.title);
  if (readOnly) return <>{title}</>;
  return (
    <PlainTextField
      className={styles.title}
      label={t('title')}
      maxLength={LIMITS.title}
      value={title}
      onChange={(text) => actions.change([{ op: 'updateSurvey', set: { title: text } }], 'typing')}
      onLeave={actions.flush}
    />
  );
});
TitleField.displayName = 'TitleField';
