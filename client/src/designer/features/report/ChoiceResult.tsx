import { formatThousands, readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import own from './ChoiceResult.module.css';
import { CountFigure, type Counted } from './figure/CountFigure';
import { addsUp, optionLabel } from './figures';
import type { ChoiceFragment, QuestionFragment } from './report.generated';
import styles from './report.module.css';
import { OtherTexts } from './written-answers';

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

const countedOf = ({ optionId, title, count, percent, retired }: ChoiceFragment): Counted => ({
  key: optionId,
  label: title,
  count,
  percent,
  isRetired: retired,
});

/** Each level of a cascade on its own: everybody who answered is on each level once. */
function CascadeLevels({ options }: { options: readonly ChoiceFragment[] }) {
  const { t } = useTranslation('report');
  const levels = [...new Set(options.map(({ level }) => level ?? 1))].toSorted((one, two) => one - two);

  return levels.map((level) => {
    const rows = options.filter((option) => (option.level ?? 1) === level);
    const name = t('level', { level });
    return (
      <section key={level} className={styles.part}>
        <CountFigure
          part={`level${level}`}
          caption={<h4 className={styles.partTitle}>{name}</h4>}
          name={name}
          head={t('column.option')}
          rows={rows.map(countedOf)}
          isWhole={addsUp(rows)}
        />
      </section>
    );
  });
}

/** Chosen options with their counts, the tags and the texts that go with them. */
export function ChoiceResult({ question }: { question: QuestionFragment }) {
  const { t } = useTranslation('report');
  const options = question.options.map((option) => ({ ...option, title: optionLabel(option, question.options) }));
  const isWhole = addsUp(options);
  // Picture choice has one type for both; only the shares tell whether several pictures may be chosen.
  const isMultiple = question.type === 'MULTIPLE_CHOICE' || question.type === 'WORDS' || (question.type === 'IMAGE_CHOICE' && !isWhole);

  return (
    <>
      {question.type === 'CASCADE' ? (
        <CascadeLevels options={options} />
      ) : (
        <CountFigure
          head={t('column.option')}
          rows={options.map(countedOf)}
          isScale={question.type === 'EVALUATE'}
          isWhole={isWhole && !isMultiple}
        />
      )}
      {options.map((option) => (
        <TagList key={option.optionId} option={option} />
      ))}
      {isMultiple && <p className={styles.note}>{t('multipleHelp')}</p>}
      <OtherTexts question={question} options={options} />
    </>
  );
}
