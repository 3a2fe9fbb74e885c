import { useTranslation } from 'react-i18next';
import { BarChart } from './BarChart';
import { ChoiceTable } from './ChoiceTable';
import { optionLabel } from './option-label';
import { OtherTexts } from './OtherTexts';
import type { QuestionFragment } from './report.generated';
import styles from './report.module.css';
import { TagList } from './TagList';

/** Shares of one choice each add up to this at most: every one is rounded to a tenth. */
const ROUNDED = 101;

/** The same figures twice: a table for the exact numbers and for those who cannot see bars, and bars for a look, each on its row's line. */
export const ChoiceResult = ({ question }: { question: QuestionFragment }) => {
  const { t } = useTranslation('report');
  const options = question.options.map((option) => ({ ...option, title: optionLabel(option, question.options) }));
  const shares = options.reduce((sum, { percent }) => sum + percent, 0);
  // Whether several pictures may be chosen shows in the shares alone.
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
};
