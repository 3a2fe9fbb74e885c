import { rateIcon } from '@wence/schema';
import { useMessages } from '../../../i18n/messages';
import { wordsIn } from '../../rate/i18n/words-in';
import { PointIcon } from '../../rate/PointIcon';
import point from '../../rate/Points.module.css';
import { addsUp, upperLine } from '../../rate/scale-points';
import styles from '../Matrix.module.css';
import { matrixIds } from '../matrix-ids';
import type { CellsProps } from '../matrix-kind';
import rate from './RateCells.module.css';
import { endsOf, namedEnds, pointText } from './rate-texts';
import { ScaleEnds } from './ScaleEnds';

/** Rating: the points of one scale in each row, drawn like those of a rate. */
export function RateCells({ node, rowId, columns, cell, wrong, onChange }: CellsProps) {
  const words = wordsIn(useMessages().language);
  const icon = rateIcon(node.setting?.format ?? 1);
  const chosen = cell && 'number' in cell ? cell.number : undefined;
  const { min, max } = endsOf(columns);
  const isLit = (number: number) => number === chosen || (chosen !== undefined && number < chosen && addsUp(icon, columns.length));

  return (
    <div className={`${styles.scale} ${rate.scale}`}>
      <div
        className={`${point.points} ${rate.points}`}
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
      <div className={rate.ends}>
        <ScaleEnds texts={namedEnds(node, columns)} />
      </div>
    </div>
  );
}
