import { formatThousands, readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import type { ChoiceFragment } from './report.generated';
import styles from './tag-list.module.css';

/** What people picked beside a level, most often first. */
export const TagList = ({ option: { title, tags } }: { option: ChoiceFragment }) => {
  const { t } = useTranslation('report');
  const picked = tags.filter(({ count }) => count > 0).toSorted((one, two) => two.count - one.count);
  if (picked.length === 0) return null;

  return (
    <div className={styles.level}>
      <h4 className={styles.title}>{readableText(title)}</h4>
      <ul className={styles.tags} aria-label={t('tagsOf', { option: readableText(title) })}>
        {picked.map(({ value, count }) => (
          <li key={value}>
            {value} <b>{formatThousands(count)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
};
