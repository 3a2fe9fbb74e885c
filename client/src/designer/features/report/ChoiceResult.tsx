import { readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { BarChart } from './BarChart';
import { ChoiceTable } from './ChoiceTable';
import { OtherTexts } from './OtherTexts';
import type { QuestionFragment } from './report.generated';
import styles from './report.module.css';

/** The same figures twice: a table for the exact numbers and for those who cannot see bars, and bars for a look, each on its row's line. */
export const ChoiceResult = ({ question }: { question: QuestionFragment }) => {
  const { t } = useTranslation('report');
  const options = question.options.map((option) => ({ ...option, title: readableText(option.title) }));
  const bars = options.map((option) => ({ key: option.optionId, label: option.title, percent: option.percent, isFaded: option.retired }));

  return (
    <>
      <div className={styles.choice}>
        <ChoiceTable options={options} />
        <BarChart bars={bars} />
      </div>
      {question.type === 'MULTIPLE_CHOICE' && <p className={styles.note}>{t('multipleHelp')}</p>}
      {options
        .filter(({ texts }) => texts.length > 0)
        .map((option) => (
          <OtherTexts key={option.optionId} option={option} />
        ))}
    </>
  );
};
