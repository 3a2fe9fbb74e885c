import { formatThousands, readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { OtherTexts } from './written-answers';
import { BarChart } from './BarChart';
import own from './ChoiceResult.module.css';
import { optionLabel } from './figures';
import type { ChoiceFragment, QuestionFragment } from './report.generated';
import styles from './report.module.css';

/** Tags picked for a level, most frequent first. */
function TagList({ option: { title, tags } }: { option: ChoiceFragment }) {
  const { t } = useTranslation('report');
  const picked = tags.filter(({ count }) => count > 0).toSorted((one, two) => two.count - one.count);
  if (picked.length === 0) return null;

  return (
    <div className={own.level}>
      <h4 className={own.title}>{readableText(title)}</h4>
      <ul className={own.tags} aria-label={t('tagsOf', { option: readableText(title) })}>
        {picked.map(({ value, count }) => (
          <li key={value}>
            {value} <b>{formatThousands(count)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ChoiceTable({ options }: { options: readonly ChoiceFragment[] }) {
  const { t } = useTranslation('report');

  return (
    <table className={own.table}>
      <thead>
        <tr>
          <th scope="col">{t('column.option')}</th>
          <th scope="col" className={own.number}>
            {t('column.count')}
          </th>
          <th scope="col" className={own.number}>
            {t('column.percent')}
          </th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ optionId, title, count, percent, retired }) => (
          <tr key={optionId}>
            <th scope="row">
              {title}
              {retired && <span className={own.retired}>{t('retired')}</span>}
            </th>
            <td className={own.number}>{formatThousands(count)}</td>
            <td className={own.number}>{percent.toFixed(1)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Upper limit of the sum of single-choice shares, allowing for rounding. */
const ROUNDED = 101;

/** The same figures twice: a table for the exact numbers and for those who cannot see bars, and bars for a look, each on its row's line. */
export function ChoiceResult({ question }: { question: QuestionFragment }) {
  const { t } = useTranslation('report');
  const options = question.options.map((option) => ({ ...option, title: optionLabel(option, question.options) }));
  const shares = options.reduce((sum, { percent }) => sum + percent, 0);
  // Picture choice has one type for both; only the shares tell whether several pictures may be chosen.
  const isMultiple =
    question.type === 'MULTIPLE_CHOICE' || question.type === 'WORDS' || (question.type === 'IMAGE_CHOICE' && shares > ROUNDED);
  const bars = options.map((option) => ({ key: option.optionId, label: option.title, percent: option.percent, isFaded: option.retired }));

  return (
    <>
      <div className={styles.choice}>
        <ChoiceTable options={options} />
        <BarChart bars={bars} />
      </div>
      {options.map((option) => (
        <TagList key={option.optionId} option={option} />
      ))}
      {isMultiple && <p className={styles.note}>{t('multipleHelp')}</p>}
      {options
        .filter(({ texts }) => texts.length > 0)
        .map((option) => (
          <OtherTexts key={option.optionId} option={option} />
        ))}
    </>
  );
}
