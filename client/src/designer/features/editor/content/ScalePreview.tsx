import { fullSetting, optionsOf, questionRow, rateIcon, readableText, type SurveyNode } from '@wence/schema';
import { ScaleIcon } from './ScaleIcon';
import { SideWords } from './SideWords';
import styles from './scale.module.css';

interface ScalePreviewProps {
  node: SurveyNode;
  /** Its words are edited in their places. */
  isOpen?: boolean;
}

/** The points of a rating or evaluation, each level of an evaluation with its name, the words of a rating under its ends. */
export const ScalePreview = ({ node, isOpen = false }: ScalePreviewProps) => {
  const { min, max, format } = fullSetting(node);
  const lowest = min ?? 1;
  const points = Array.from({ length: (max ?? lowest) - lowest + 1 }, (_, place) => lowest + place);
  const isEvaluation = questionRow(node).answer === 'evaluate';
  const names = isEvaluation && !isOpen ? optionsOf(node) : [];
  return (
    <div className={styles.scale}>
      <span className={styles.points}>
        {points.map((point, place) => (
          <span key={point} className={styles.point}>
            <span className={styles.mark}>
              <ScaleIcon icon={rateIcon(format ?? 1)} n={point} share={points.length > 1 ? place / (points.length - 1) : 1} />
            </span>
            {names[place] && <span className={styles.name}>{readableText(names[place].title)}</span>}
          </span>
        ))}
      </span>
      {!isEvaluation && <SideWords node={node} isOpen={isOpen} />}
    </div>
  );
};
