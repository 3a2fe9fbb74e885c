import { StarFilled, StarOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../shared/moment';
import { OutcomeLine } from './OutcomeLine';
import styles from './ReviewBox.module.css';
import type { ResponseRow } from './useResponseList';
import { ReviewButton } from './ReviewButton';
import type { Review } from './useReview';
import { useReviewDialogs } from './useReviewDialogs';

interface ReviewBoxProps {
  response: ResponseRow;
  review: Review;
  /** Absent while its answers cannot be edited. */
  onEdit?: (() => void) | undefined;
}

/** A purge has begun: nothing brings the response back. */
const isBeingPurged = ({ deletedAt }: ResponseRow): boolean => deletedAt !== null && Date.parse(deletedAt) === 0;

/** A response in the recycle bin can be restored, and nothing else. */
function BinNotice({ response, review }: Omit<ReviewBoxProps, 'onEdit'>) {
  const { t } = useTranslation('review');
  const { act } = useReviewDialogs(review);
  const isPurging = isBeingPurged(response);
  return (
    <div className={styles.notice}>
      <p>{isPurging ? t('panel.purging') : t('panel.deleted', { when: formatMoment(response.purgeAt) })}</p>
      {!isPurging && (
        <Button size="small" onClick={() => void act({ kind: 'restore' }, [response])}>
          {t('action.restore')}
        </Button>
      )}
    </div>
  );
}

/** Valid or not, in words and with a mark, and why. */
function Validity({ response: { invalid } }: Pick<ReviewBoxProps, 'response'>) {
  const { t } = useTranslation('review');
  if (!invalid) return <span className={styles.valid}>{t('panel.valid')}</span>;
  return (
    <>
      <span className={styles.invalid}>
        <StopOutlined aria-hidden="true" /> {t('panel.invalidSince', { when: formatMoment(invalid.at) })}
      </span>
      {invalid.reason !== null && <p className={styles.text}>{invalid.reason}</p>}
    </>
  );
}

/** What the author has made of a response, and all that can be made of it. */
export function ReviewBox({ response, review, onEdit }: ReviewBoxProps) {
  const { t } = useTranslation('review');
  const { ask, confirmDelete, act, dialog } = useReviewDialogs(review);
  const { starred, tags, remark, invalid, deletedAt } = response;
  const rows = [response];
  const isDeleted = deletedAt !== null;

  return (
    <section className={styles.box} aria-label={t('panel.label')}>
      {isDeleted && <BinNotice response={response} review={review} />}
      <dl className={styles.facts}>
        <dt>{t('panel.validity')}</dt>
        <dd>
          <Validity response={response} />
        </dd>
        <dt>{t('panel.tags')}</dt>
        <dd>
          {tags.length === 0 && <span className={styles.quiet}>{t('panel.noTags')}</span>}
          {tags.map((tag) => (
            <span key={tag} className={styles.tag}>
              {tag}
            </span>
          ))}
        </dd>
        <dt>{t('panel.remark')}</dt>
        <dd>{remark === null ? <span className={styles.quiet}>{t('panel.noRemark')}</span> : <p className={styles.text}>{remark}</p>}</dd>
      </dl>
      {!isDeleted && (
        <div className={styles.actions}>
          {invalid ? (
            <ReviewButton name={t('action.validate')} onClick={() => void act({ kind: 'validate' }, rows)} />
          ) : (
            <ReviewButton name={t('action.invalidate')} onClick={() => ask('invalidate', rows)} />
          )}
          <Button
            size="small"
            icon={starred ? <StarFilled className={styles.star} aria-hidden="true" /> : <StarOutlined aria-hidden="true" />}
            aria-pressed={starred}
            onClick={() => void act({ kind: 'star', starred: !starred }, rows)}
          >
            {t('panel.star')}
          </Button>
          <ReviewButton name={t('action.tag')} onClick={() => ask('tag', rows)} />
          <ReviewButton name={t('action.remark')} onClick={() => ask('remark', rows)} />
          {onEdit && <ReviewButton name={t('action.edit')} onClick={onEdit} />}
          <Button size="small" danger onClick={() => confirmDelete(rows)}>
            {t('action.delete')}
          </Button>
        </div>
      )}
      <OutcomeLine review={review} />
      {dialog}
    </section>
  );
}
