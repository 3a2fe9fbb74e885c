import { LIMITS, welcomeOf } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { PlainTextField } from '../field/PlainTextField';
import { useEditorActions } from '../session/editor-actions';
import { useSessionValue } from '../session/session-store';
import styles from './SurveyHead.module.css';

/** Title and welcome text of the survey. */
export function SurveyHead({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const name = useSessionValue(({ view }) => view.title);
  const welcome = useSessionValue(({ view }) => welcomeOf(view));
  const selected = useSessionValue(({ selection }) => selection.nodeId === null);
  const className = `${styles.head} ${selected && !readOnly ? styles.selected : ''}`;
  if (readOnly) {
    return (
      <div className={className}>
        <h2 className={styles.title}>{name}</h2>
        {welcome && <p className={styles.welcome}>{welcome}</p>}
      </div>
    );
  }
  const selectSurvey = () => actions.select({ nodeId: null });
  return (
    <section className={className} aria-label={t('canvas.survey')}>
      <PlainTextField
        className={styles.title}
        label={t('title')}
        maxLength={LIMITS.title}
        value={name}
        onChange={(title) => actions.change([{ op: 'updateSurvey', set: { title } }], 'typing')}
        onFocus={selectSurvey}
        onLeave={actions.flush}
      />
      <PlainTextField
        className={styles.welcome}
        label={t('canvas.welcome')}
        placeholder={t('canvas.welcomePlaceholder')}
        maxLength={LIMITS.welcome}
        multiline
        mayBeEmpty
        value={welcome}
        onChange={(text) => actions.change([{ op: 'updateSurvey', set: { welcome: text } }], 'typing')}
        onFocus={selectSurvey}
        onLeave={actions.flush}
      />
    </section>
  );
}
