import { LIMITS, type SurveyNode } from '@wence/schema';
import { PlainTextField } from '../field/PlainTextField';
import { useButtonTexts } from '../panel/useButtonTexts';
import { useEditorActions } from '../session/editor-actions';
import styles from './page-preview.module.css';

/** The words on the buttons of a page, edited where they stand. Left empty they go back to what they were (Spec 4). */
export const PageButtonFields = ({ node }: { node: SurveyNode }) => {
  const actions = useEditorActions();
  return useButtonTexts(node).map(({ name, label, value, change }) => (
    <PlainTextField
      key={name}
      className={styles.button}
      label={label}
      maxLength={LIMITS.buttonText}
      value={value}
      onChange={change}
      onLeave={actions.flush}
    />
  ));
};
