import { fullSetting, type SurveyNode } from '@wence/schema';
import { useUsualButtons } from '../panel/useUsualButtons';
import { PageButtonFields } from './PageButtonFields';
import styles from './page-preview.module.css';

/** Where one page ends and the next begins, with its buttons; where it is open, their words are edited on them. */
export const PagePreview = ({ node, isOpen }: { node: SurveyNode; isOpen: boolean }) => (
  <div className={styles.page}>{isOpen ? <PageButtonFields node={node} /> : <PageButtons node={node} />}</div>
);

const PageButtons = ({ node }: { node: SurveyNode }) => {
  const usual = useUsualButtons();
  const { prev_text, next_text, is_prev } = fullSetting(node);
  return (
    <>
      {is_prev && <span className={styles.button}>{prev_text || usual.prev_text}</span>}
      <span className={styles.button}>{next_text || usual.next_text}</span>
    </>
  );
};
