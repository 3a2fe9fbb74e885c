import { LIMITS, type SurveyDefinition, welcomeOf } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { PlainTextField } from '../field/PlainTextField';
import { useEditorActions } from '../session/editor-actions';
import styles from './survey-head.module.css';

interface Props {
  definition: SurveyDefinition;
  selected: boolean;
  readOnly: boolean;
}

/** What respondents read first. */
export const SurveyHead = ({ definition, selected, readOnly }: Props) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const welcome = welcomeOf(definition);
  const className = `${styles.head} ${selected && !readOnly ? styles.selected : ''}`;
  if (readOnly) {
    return (
      <div className={className}>
        <h2 className={styles.title}>{definition.title}</h2>
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
        value={definition.title}
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
};
