import { isRequired, rateIcon, type SurveyNode } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import { describedBy, questionIds } from '../question-ids';
import { wordsIn } from './i18n/words-in';
import { PointIcon } from './PointIcon';
import styles from './Points.module.css';
import { addsUp, hasLongWord, isSpread, type PointTexts, pointsOf, upperLine } from './scale-points';

interface PointsProps extends PointTexts {
  readonly node: SurveyNode;
  readonly min: number;
  readonly max: number;
  readonly chosen: number | undefined;
  readonly isWrong: boolean;
  readonly onChoose: (point: number) => void;
}

/** The points of a scale: radio buttons that look like what the author chose. Each says its number and its words. */
export function Points({ node, min, max, chosen, names, captions, isWrong, onChoose }: PointsProps) {
  const words = wordsIn(useMessages().language);
  const ids = questionIds(node.id);
  const icon = rateIcon(node.setting?.format ?? 1);
  const points = pointsOf({ min, max });
  const lowestLit = addsUp(icon, points.length) ? min : chosen;

  return (
    <div
      className={styles.points}
      data-look={icon === 'number' ? icon : 'icons'}
      data-spread={isSpread(captions) ? (captions.every(Boolean) ? 'all' : 'some') : undefined}
      data-long={hasLongWord(captions) || undefined}
      data-even={points.length % 2 === 0 || undefined}
      data-line={upperLine(points.length)}
      role="radiogroup"
      aria-labelledby={ids.title}
      aria-describedby={describedBy(isWrong && ids.error)}
      aria-required={isRequired(node)}
      aria-invalid={isWrong || undefined}
    >
      {points.map((point, place) => (
        <label
          key={point}
          className={styles.point}
          data-lit={(chosen !== undefined && point <= chosen && point >= (lowestLit ?? min)) || undefined}
        >
          <input
            className={styles.mark}
            type="radio"
            name={ids.title}
            value={point}
            checked={point === chosen}
            aria-label={words.pointName(point, max) + (names[place] ? words.join + names[place] : '')}
            onChange={() => onChoose(point)}
          />
          {icon === 'number' ? (
            <span className={styles.number}>{point}</span>
          ) : (
            <PointIcon icon={icon} share={place / (points.length - 1)} isPair={points.length === 2} />
          )}
          {captions[place] && <span className={styles.caption}>{captions[place]}</span>}
        </label>
      ))}
    </div>
  );
}
