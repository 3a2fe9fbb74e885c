import { columnOf } from '@wence/schema';
import { Fragment, type ReactElement } from 'react';
import { titleIn } from '../../session/offered-options';
import { viewOf } from '../../session/way';
import { RichText } from '../../text/RichText';
import { useVisit } from '../../visit/visit-context';
import { ChoiceQuestion } from '../ChoiceQuestion';
import lists from '../OptionList.module.css';
import type { QuestionProps } from '../question-props';
import styles from './HeadedChoice.module.css';
import { PictureRow } from './PictureRow';
import { segmentsOf } from './segments';

/** The plain choice with what only some have: pictures beside the titles, and headings over some of the options. */
export function HeadedChoice(props: QuestionProps) {
  const { node, options } = props;
  const { evaluation } = viewOf(useVisit().session);
  const segments = segmentsOf(options, node.options);

  function arrange(rows: readonly ReactElement[]) {
    let at = 0;
    return segments.map(({ heading, options: own }) => {
      const first = at;
      at += own.length;
      const part = rows.slice(first, at);
      if (!heading) return <Fragment key={first}>{part}</Fragment>;
      return (
        <fieldset key={first} className={styles.group}>
          <legend className={styles.heading}>
            <RichText html={titleIn(evaluation, heading)} />
          </legend>
          <div className={lists.list} data-columns={columnOf(node)}>
            {part}
          </div>
        </fieldset>
      );
    });
  }

  return <ChoiceQuestion {...props} Row={PictureRow} arrange={arrange} />;
}
