import { fullSetting, questionRow, rateIcon, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { gridLines } from './grid-lines';
import styles from './preview.module.css';
import { ScaleIcon } from './ScaleIcon';
import { SideWords } from './SideWords';

/** What stands where a row and a column meet. */
const MARKS: Readonly<Partial<Record<string, 'circle' | 'box'>>> = { matrixSingle: 'circle', matrixMultiple: 'box' };

/** A matrix or table as it stands; with rows and columns exchanged where that is set. */
export const GridPreview = ({ node }: { node: SurveyNode }) => {
  const { t } = useTranslation('editor');
  const { key, hasRows } = questionRow(node);
  const { format } = fullSetting(node);
  const { columns, rows } = gridLines(node, (n) => t('still.row', { n }));
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
      {!hasRows && <span className={styles.addRow}>{t('still.addRow')}</span>}
    </div>
  );
};
