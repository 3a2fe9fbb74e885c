import { RichText } from '../../text/RichText';
import { matrixIds } from './matrix-ids';
import type { FootProps, MatrixKind } from './matrix-kind';
import styles from './MatrixQuestion.module.css';
import { Picture } from './Picture';

interface MatrixHeadProps extends FootProps, Pick<MatrixKind, 'Foot'> {
  readonly isSided: boolean;
}

/** The titles of the columns. They name what is in the rows even where cards have them beside each choice and this is not shown. */
export function MatrixHead({ node, columns, isSided, Foot }: MatrixHeadProps) {
  const ids = matrixIds(node.id);
  return (
    <div className={styles.head}>
      <div className={styles.title} />
      <div className={styles.scale}>
        <div className={styles.cells}>
          {columns.map(({ key, title, lead, image, hint }) => (
            <div key={key} className={styles.top}>
              <Picture name={image} />
              <div id={ids.column(key)}>
                {lead}
                <RichText html={title} />
              </div>
              {hint && (
                <div id={ids.hint(key)} className={styles.hint}>
                  {hint}
                </div>
              )}
            </div>
          ))}
        </div>
        {Foot && <Foot node={node} columns={columns} />}
      </div>
      {isSided && <div className={styles.right} />}
    </div>
  );
}
