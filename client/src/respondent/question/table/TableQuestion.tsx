import { boundsOf } from '@wence/schema';
import { useRef } from 'react';
import { Button } from '../../control/Button';
import { useMessages } from '../../i18n/messages';
import type { QuestionControl } from '../base/loaded-controls';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { goToNextInput } from '../option-input/OptionInput';
import { tableHint, isGrowing, namedRows, numberedRows, textRows, withCell } from './table';
import { hasPlace, tableError } from './table-errors';
import { TableHead } from './TableHead';
import styles from './TableQuestion.module.css';
import { TableRow } from './TableRow';
import { useGrowingRows } from './useGrowingRows';
import { wordsIn } from './words';

/** More columns than this leave no room to type: their rows are always cards. */
const MOST_COLUMNS = 3;

/** Rows by columns of boxes, with rows that its author named or that the respondent adds. A card for each row where there is no room. */
export function TableQuestion(props: QuestionProps) {
  const { node, options, rows, answer, error, dispatch } = props;
  const words = wordsIn(useMessages().language);
  const whole = useRef<HTMLDivElement>(null);
  const ids = questionIds(node.id);
  const texts = textRows(answer);
  const grows = isGrowing(node);
  const growing = useGrowingRows(whole, node, texts, words, (now, said) =>
    dispatch({ type: 'answered', nodeId: node.id, answer: now, said }),
  );
  const shown = grows ? numberedRows(growing.count) : namedRows(node, rows);
  const hint = tableHint(words, node, options);
  const isTold = error !== undefined && hasPlace(error);
  const isWide = options.length <= MOST_COLUMNS && node.setting?.is_split !== true;

  return (
    <QuestionFrame {...props} error={isTold ? undefined : error} hint={hint}>
      <div ref={whole} className={styles.whole} data-wrong={isTold ? '' : undefined}>
        <table
          className={styles.table}
          data-wide={isWide ? '' : undefined}
          data-grows={grows ? '' : undefined}
          data-fixed={node.setting?.is_fixed_header === true ? '' : undefined}
          aria-labelledby={ids.title}
          aria-describedby={describedBy(hint && ids.hint, error && !isTold && ids.error)}
        >
          <TableHead nodeId={node.id} columns={options} grows={grows} />
          <tbody>
            {shown.map((row) => (
              <TableRow
                key={row.rowId ?? row.place}
                {...props}
                row={row}
                texts={texts[row.place]}
                words={words}
                onType={(columnId, text) =>
                  dispatch({ type: 'answered', nodeId: node.id, answer: { rows: withCell(texts, row.place, columnId, text) } })
                }
                onEnter={() => {
                  if (!goToNextInput(whole.current)) dispatch({ type: 'entered' });
                }}
                onRemove={growing.canRemove ? () => growing.remove(row.place) : undefined}
              />
            ))}
          </tbody>
        </table>
        {grows && growing.canAdd && (
          <div className={styles.add} data-add="">
            <Button kind="secondary" onClick={growing.add}>
              {words.add}
            </Button>
          </div>
        )}
        {grows && !growing.canAdd && growing.canRemove && <p className={styles.full}>{words.full(boundsOf(node).max)}</p>}
      </div>
    </QuestionFrame>
  );
}

export const control: QuestionControl = { Control: TableQuestion, errorText: tableError };
