import { fullSetting, LIMITS, optionsOf, questionRow, rateIcon, readableText, rowsOf, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Thumb } from '../picture/Thumb';
import styles from './preview.module.css';
import { ScaleIcon } from './ScaleIcon';
import { SideWords } from './SideWords';
import previewParts from './preview-parts.module.css';

interface GridLine {
  readonly id: number;
  readonly title: string;
}

/** Columns and rows of a matrix or table as they are drawn. `nameOfRow` names the rows that a growing table begins with. */
function gridLines(node: SurveyNode, nameOfRow: (n: number) => string): { columns: readonly GridLine[]; rows: readonly GridLine[] } {
  const { key, hasRows } = questionRow(node);
  const { is_flip, min, max, value } = fullSetting(node);
  const read = ({ id, title }: GridLine): GridLine => ({ id, title: readableText(title) });
  const options = optionsOf(node).map(read);
  if (key === 'matrixRate') {
    const lowest = min ?? 1;
    // The columns are the points; options, where there are any, name them.
    const points = Array.from({ length: (max ?? lowest) - lowest + 1 }, (_, place) => ({
      id: place,
      title: options[place]?.title ?? String(lowest + place),
    }));
    return { columns: points, rows: rowsOf(node).map(read) };
  }
  const first = Math.min(value ?? min ?? 1, max ?? LIMITS.growingRows);
  const rows = hasRows ? rowsOf(node).map(read) : Array.from({ length: first }, (_, at) => ({ id: -at, title: nameOfRow(at + 1) }));
  return is_flip ? { columns: rows, rows: options } : { columns: options, rows };
}

/** Mark in the cells of a grid. */
const MARKS: Readonly<Partial<Record<string, 'circle' | 'box'>>> = { matrixSingle: 'circle', matrixMultiple: 'box' };

/** A matrix or table as it stands; with rows and columns exchanged where that is set. */
export function GridPreview({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const { key, hasRows } = questionRow(node);
  const { format } = fullSetting(node);
  const { columns, rows } = gridLines(node, (n) => t('answer.row', { n }));
  const isRate = key === 'matrixRate';
  return (
    <div className={styles.scroll}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <td aria-hidden="true" />
            {columns.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              {columns.map((column) => (
                <td key={column.id} aria-hidden="true">
                  {isRate ? (
                    <ScaleIcon icon={rateIcon(format ?? 1)} n={column.id + 1} />
                  ) : (
                    <span className={styles.mark} data-kind={MARKS[key] ?? 'field'} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isRate && <SideWords node={node} isOpen={false} />}
      {!hasRows && <span className={styles.addRow}>{t('answer.addRow')}</span>}
    </div>
  );
}

/** Places, and below them the pictures that are dragged there. */
export const PictureDragPreview = ({ node }: { node: SurveyNode }) => (
  <div className={previewParts.drag}>
    <ul className={previewParts.places}>
      {optionsOf(node).map(({ id, title }) => (
        <li key={id}>{readableText(title)}</li>
      ))}
    </ul>
    <ul className={previewParts.cards}>
      {rowsOf(node).map(({ id, title, image }) => (
        <li key={id}>
          <Thumb image={image} />
          {readableText(title)}
        </li>
      ))}
    </ul>
  </div>
);
