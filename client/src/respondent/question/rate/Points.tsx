import { type RateIcon, isRequired, rateIcon, type SurveyNode } from '@wence/schema';
import { featuresAt, OUTLINES } from '../../../shared/icon-shapes';
import { useMessages } from '../../i18n/messages';
import { describedBy, questionIds } from '../base/question-ids';
import { addsUp, hasLongWord, isSpread, type PointTexts, pointsOf, upperLine } from './rate';
import styles from './RateQuestion.module.css';
import { wordsIn } from './words';

interface PointIconProps {
  readonly icon: Exclude<RateIcon, 'number'>;
  /** Position of the point on its scale, 0 to 1. */
  readonly share: number;
  /** There are two points only: the lower thumb points down. */
  readonly isPair: boolean;
}

/** A star, heart, thumb, or a face that is the happier the higher its point. */
export function PointIcon({ icon, share, isPair }: PointIconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={OUTLINES[icon]} transform={isPair && share === 0 && icon === 'thumb' ? 'matrix(1 0 0 -1 0 24)' : undefined} />
      {icon === 'smile' && <path className={styles.face} d={featuresAt(share)} />}
    </svg>
  );
}

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
