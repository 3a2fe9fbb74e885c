import { useTranslation } from 'react-i18next';
import { afterThisTask } from '../../../shared/useNextTask';
import { FIRST } from './long-options';
import styles from './FoldButton.module.css';

interface FoldButtonProps {
  isOpen: boolean;
  /** The number of all options. */
  n: number;
  onToggle: (isOpen: boolean) => void;
}

/**
 * Shows all options of a long list, or only the first ones again. That begins after the click has been handled: a browser handles clicks in the task
 * that draws the page, and both together would be long.
 */
export function FoldButton({ isOpen, n, onToggle }: FoldButtonProps) {
  const { t } = useTranslation('editor');
  return (
    <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => afterThisTask(() => onToggle(!isOpen))}>
      {isOpen ? t('fold.first', { n: FIRST }) : t('fold.all', { n })}
    </button>
  );
}
