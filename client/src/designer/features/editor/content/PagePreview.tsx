import { fullSetting, LIMITS, type SurveyNode } from '@wence/schema';
import { PlainTextField } from '../field/PlainTextField';
import { useEditorActions } from '../session/editor-actions';
import { useButtonTexts, useUsualButtons } from '../shared/usePageButtons';
import styles from './PagePreview.module.css';

/** The words on the buttons of a page, edited where they stand. Left empty they go back to what they were (Spec 4). */
function PageButtonFields({ node }: { node: SurveyNode }) {
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
}

/** A page break with its buttons; their texts can be edited in place while the node is selected. */
export const PagePreview = ({ node, isOpen }: { node: SurveyNode; isOpen: boolean }) => (
  <div className={styles.page}>{isOpen ? <PageButtonFields node={node} /> : <PageButtons node={node} />}</div>
);

function PageButtons({ node }: { node: SurveyNode }) {
  const usual = useUsualButtons();
  const { prev_text, next_text, is_prev } = fullSetting(node);
  return (
    <>
      {is_prev && <span className={styles.button}>{prev_text || usual.prev_text}</span>}
      <span className={styles.button}>{next_text || usual.next_text}</span>
    </>
  );
}
