import { FlagOutlined, StarFilled, StopOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import styles from './RowMarks.module.css';
import { type Quality, qualityFlags } from './useQuality';
import type { ResponseRow } from './useResponseList';

/** That a response has a star, beside its number. */
export function StarMark({ starred }: Pick<ResponseRow, 'starred'>) {
  const { t } = useTranslation('review');
  if (!starred) return null;
  return (
    <>
      <StarFilled className={styles.star} aria-hidden="true" />
      <span className="visually-hidden">{t('mark.starred')}</span>
    </>
  );
}

/** That a response is invalid: a word and a sign, not a colour alone; the reason is a pointer away. */
export function InvalidMark({ invalid }: Pick<ResponseRow, 'invalid'>) {
  const { t } = useTranslation('review');
  if (!invalid) return null;
  return (
    <span className={styles.invalid} title={invalid.reason ?? undefined}>
      <StopOutlined aria-hidden="true" /> {t('mark.invalid')}
    </span>
  );
}

/** Flags of quality in short words; why is told where the response is open. */
export function QualityMarks({ quality }: { quality: Quality | undefined }) {
  const { t } = useTranslation('review');
  return (
    <span className={styles.qualities}>
      {qualityFlags(quality).map((flag) => (
        <span key={flag} className={styles.quality}>
          <FlagOutlined aria-hidden="true" /> {t(`quality.flag.${flag}`)}
        </span>
      ))}
    </span>
  );
}

/** The tags of a response, as many as fit into two lines. */
export const TagMarks = ({ tags }: Pick<ResponseRow, 'tags'>) => (
  <span className={styles.tags}>
    {tags.map((tag) => (
      <span key={tag} className={styles.tag}>
        {tag}
      </span>
    ))}
  </span>
);
