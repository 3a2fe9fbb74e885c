import type { SurveyOption } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import { RichText } from '../../text/RichText';
import { isMarked } from '../fields/fields';
import label from '../option-input/label.module.css';
import { optionHint } from '../option-input/option-texts';
import { columnIds } from './table';
import styles from './TableQuestion.module.css';

interface ColumnTitleProps {
  readonly column: SurveyOption;
  /** Id of the title without the star: screen readers would read the star aloud with the name of each box. */
  readonly id?: string;
}

/** Title of a column, shown over the column and again in each card. */
export function ColumnTitle({ column, id }: ColumnTitleProps) {
  return (
    <>
      {isMarked(column) && (
        <span className={label.star} aria-hidden="true">
          *
        </span>
      )}
      <span id={id}>
        <RichText html={column.title} />
      </span>
    </>
  );
}

/** An empty cell above the titles of the rows or above their buttons. */
function Blank({ className }: { readonly className: string | undefined }) {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell, no control
  return <td className={className} />;
}

interface TableHeadProps {
  readonly nodeId: number;
  readonly columns: readonly SurveyOption[];
  /** Rows that can be removed have a button at their end. */
  readonly grows: boolean;
}

/** The columns. Not seen where rows are cards; it names their boxes all the same. */
export function TableHead({ nodeId, columns, grows }: TableHeadProps) {
  const messages = useMessages();
  return (
    <thead>
      <tr>
        <Blank className={styles.corner} />
        {columns.map((column) => {
          const ids = columnIds(nodeId, column.id);
          const hint = optionHint(messages, column);
          return (
            <th key={column.id} scope="col">
              <ColumnTitle column={column} id={ids.title} />
              {hint && (
                <span id={ids.hint} className={styles.hint}>
                  {hint}
                </span>
              )}
            </th>
          );
        })}
        {grows && <Blank className={styles.end} />}
      </tr>
    </thead>
  );
}
