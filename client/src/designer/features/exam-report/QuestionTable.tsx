import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import type { ExamQuestionRowFragment } from './exam-report.generated';
import styles from './exam-report.module.css';
import { evenText, shareText, verdictOf } from './figure-text';

const FIGURES = ['difficulty', 'rightRate', 'discrimination'] as const;

/** The wrong options that were chosen most often. */
function WrongOptions({ wrongOptions }: Pick<ExamQuestionRowFragment, 'wrongOptions'>) {
  return (
    <ul className={styles.wrong}>
      {wrongOptions.map(({ optionId, title, count }) => (
        <li key={optionId}>
          {title} <span className={styles.quiet}>{formatThousands(count)}</span>
        </li>
      ))}
    </ul>
  );
}

/** How each question did. On narrow screens a row becomes a block, in which each figure says what it is. */
export function QuestionTable({ questions }: { questions: readonly ExamQuestionRowFragment[] }) {
  const { t } = useTranslation('examReport');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('questions')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('question')}</th>
          {FIGURES.map((name) => (
            <th key={name} scope="col" className={styles.number} title={t(`help.${name}`)}>
              {t(`figure.${name}`)}
            </th>
          ))}
          <th scope="col">{t('wrongOptions')}</th>
        </tr>
      </thead>
      <tbody>
        {questions.map(({ nodeId, code, title, maximum, asked, difficulty, rightRate, discrimination, wrongOptions }) => {
          const verdict = verdictOf(discrimination);
          return (
            <tr key={nodeId}>
              <th scope="row">
                <span className={styles.quiet}>{code}</span> {title}
                <span className={styles.note}>{t('worth', { maximum, asked: formatThousands(asked) })}</span>
              </th>
              <td className={styles.number} data-label={t('figure.difficulty')}>
                {evenText(difficulty)}
              </td>
              <td className={styles.number} data-label={t('figure.rightRate')}>
                {shareText(rightRate)}
              </td>
              <td className={styles.number} data-label={t('figure.discrimination')}>
                {evenText(discrimination)}
                {verdict !== null && (
                  <span className={styles.verdict} data-verdict={verdict}>
                    {t(`verdict.${verdict}`)}
                  </span>
                )}
              </td>
              <td data-label={t('wrongOptions')} data-empty={wrongOptions.length === 0 || undefined}>
                <WrongOptions wrongOptions={wrongOptions} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
