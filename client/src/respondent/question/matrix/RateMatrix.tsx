import { rateIcon } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import { PointIcon } from '../rate/Points';
import { addsUp, upperLine } from '../rate/rate';
import point from '../rate/RateQuestion.module.css';
import { wordsIn as rateWordsIn } from '../rate/words';
import { matrixIds } from './matrix-ids';
import type { CellsProps, FootProps, MatrixKind } from './matrix-kind';
import { matrixControlOf } from './MatrixQuestion';
import matrixQuestionStyles from './MatrixQuestion.module.css';
import { endsOf, namedEnds, pointText, endTexts, rateColumns } from './rate-points';
import styles from './RateMatrix.module.css';
import { wordsIn } from './words';

interface ScaleEndsProps {
  /** Texts of the lower end, the middle and the upper end. */
  readonly texts: readonly [string, string, string];
}

/** The texts of the ends and the middle of a scale, shown under it. */
function ScaleEnds({ texts }: ScaleEndsProps) {
  const [left, center, right] = texts;
  if (left + center + right === '') return null;
  return (
    <div className={styles.scaleEnds}>
      <span>{left}</span>
      <span>{center}</span>
      <span>{right}</span>
    </div>
  );
}

/** Rating: the points of one scale in each row, drawn like those of a rate. */
function RateCells({ node, rowId, columns, cell, wrong, onChange }: CellsProps) {
  const words = rateWordsIn(useMessages().language);
  const icon = rateIcon(node.setting?.format ?? 1);
  const chosen = cell && 'number' in cell ? cell.number : undefined;
  const { min, max } = endsOf(columns);
  const isLit = (number: number) => number === chosen || (chosen !== undefined && number < chosen && addsUp(icon, columns.length));

  return (
    <div className={`${matrixQuestionStyles.scale} ${styles.scale}`}>
      <div
        className={`${point.points} ${styles.points}`}
        data-look={icon === 'number' ? icon : undefined}
        data-few={columns.length <= 3 ? '' : undefined}
        data-line={upperLine(columns.length)}
      >
        {columns.map((column) => (
          <label key={column.key} className={point.point} data-lit={isLit(column.key) ? '' : undefined}>
            <input
              className={point.mark}
              type="radio"
              name={matrixIds(node.id).row(rowId)}
              checked={column.key === chosen}
              data-faulty={wrong.isCellWrong && column.key === (chosen ?? min) ? '' : undefined}
              aria-label={[words.pointName(column.key, max), pointText(node, columns, column)].filter(Boolean).join(words.join)}
              onChange={() => onChange({ number: column.key })}
            />
            {icon === 'number' ? (
              <span className={point.number}>{column.key}</span>
            ) : (
              <PointIcon icon={icon} share={(column.key - min) / (max - min || 1)} isPair={columns.length === 2} />
            )}
          </label>
        ))}
      </div>
      <div className={styles.ends}>
        <ScaleEnds texts={namedEnds(node, columns)} />
      </div>
    </div>
  );
}

/** The texts of the scale's ends, shown under the numbers of its points. */
function RateFoot({ node }: FootProps) {
  return <ScaleEnds texts={endTexts(node)} />;
}

/** Matrices whose rows are rated, on one scale. */
const rateKind: MatrixKind = {
  Cells: RateCells,
  Foot: RateFoot,
  leastWidth: 40,
  columnsOf: (_messages, node, options) => rateColumns(node, options),
  isChosenOnce: true,
  hint: () => '',
  status: () => '',
  askedFor: ({ language }) => wordsIn(language).rate,
  cellError: ({ errors }) => errors.stale,
};

export const control = matrixControlOf(rateKind);
