import { readableText, type SurveyOption } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import styles from './PointsQuestion.module.css';
import { Sign } from './Sign';
import { wordsIn } from './words';

interface KindChoiceProps {
  readonly name: string;
  readonly options: readonly SurveyOption[];
  readonly chosen: number | undefined;
  readonly onChoose: (optionId: number) => void;
}

/** Chooses the meaning of the next mark. */
export function KindChoice({ name, options, chosen, onChoose }: KindChoiceProps) {
  const words = wordsIn(useMessages().language);
  return (
    <div className={styles.choice} role="radiogroup" aria-labelledby={`${name}-label`}>
      <span id={`${name}-label`} className={styles.label}>
        {words.kind}
      </span>
      {options.map(({ id, title }, place) => (
        <label key={id} className={styles.kind} data-chosen={id === chosen ? '' : undefined}>
          <input className={styles.radio} type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          <Sign number="" kind={place} />
          {readableText(title)}
        </label>
      ))}
    </div>
  );
}
