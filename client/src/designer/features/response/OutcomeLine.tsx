import { CloseOutlined } from '@ant-design/icons';
import { formatThousands } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './OutcomeLine.module.css';
import type { Review, ReviewOutcome } from './useReview';

/** What was done, in a sentence. */
function useSentence(): (outcome: ReviewOutcome) => string {
  const { t } = useTranslation('review');
  return ({ action, count, isUndone }) => {
    if (isUndone) return t('done.undone');
    if (count === 0) return t('done.none');
    const kind = action.kind === 'star' && !action.starred ? 'unstar' : action.kind;
    return t(`done.${kind}`, { count, formatted: formatThousands(count) });
  };
}

/** What was done last, with the way to undo it. It stays until something else is done, so that nobody has to be quick. Always rendered: changes are announced. */
export function OutcomeLine({ review: { outcome, undo, forget } }: { review: Review }) {
  const { t } = useTranslation('review');
  const sentence = useSentence();
  return (
    <div className={styles.outcome} data-outcome>
      <output>{outcome && sentence(outcome)}</output>
      {outcome && outcome.undo.length > 0 && (
        <Button type="link" size="small" onClick={() => void undo()}>
          {t('undo')}
        </Button>
      )}
      {outcome && (
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={t('dismiss')}
          title={t('dismiss')}
          onClick={forget}
        />
      )}
    </div>
  );
}
