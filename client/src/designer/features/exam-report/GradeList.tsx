import { formatThousands } from '@wence/schema';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExamReportPageQuery } from './exam-report.generated';
import styles from './standing.module.css';

const share = (value: number): CSSProperties => ({ '--share': value }) as CSSProperties; // A property of our own.

/** Shows how many reached each grade, from the best one down, and how many none. */
export function GradeList({ grades, responses }: Pick<ExamReportPageQuery['examReport'], 'grades' | 'responses'>) {
  const { t } = useTranslation('examReport');
  const ungraded = grades.reduce((left, grade) => left - grade.responses, responses);
  const isLowestAbove = (grades.at(-1)?.min ?? 0) > 0;
  const rows = [
    ...grades.map(({ min, title, responses: count }) => ({ key: String(min), title, from: t('gradeFrom', { min }), count })),
    ...(isLowestAbove ? [{ key: 'none', title: t('noGrade'), from: '', count: ungraded }] : []),
  ];
  return (
    <ol className={styles.grades}>
      {rows.map(({ key, title, from, count }) => (
        <li key={key}>
          <span className={styles.grade}>
            {title} <span className={styles.quiet}>{from}</span>
          </span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.bar} style={share(responses === 0 ? 0 : count / responses)} />
          </span>
          <span className={styles.count}>{formatThousands(count)}</span>
        </li>
      ))}
    </ol>
  );
}
