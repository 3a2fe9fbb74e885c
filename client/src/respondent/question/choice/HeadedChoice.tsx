import { type SurveyOption, columnOf } from '@wence/schema';
import { Fragment, type ReactElement } from 'react';
import { titleIn } from '../../session/offered-options';
import { useVisit } from '../../session/visit-context';
import { viewOf } from '../../session/way';
import { RichText } from '../../text/RichText';
import type { QuestionControl } from '../base/loaded-controls';
import type { QuestionProps } from '../base/question-props';
import { ChoiceQuestion } from './ChoiceQuestion';
import lists from './ChoiceQuestion.module.css';
import styles from './HeadedChoice.module.css';
import { PictureRow } from './PictureRow';

/** Options that stand together: the members of a group under its heading, or loose ones. */
interface Segment {
  readonly heading: SurveyOption | null;
  readonly options: readonly SurveyOption[];
}

/** The options on offer, in their order, under the headings they belong to. A heading of which nothing is on offer is not there. */
export function segmentsOf(offered: readonly SurveyOption[], all: readonly SurveyOption[] = []): Segment[] {
  const headings = new Map(all.flatMap((group) => (group.nodes ?? []).map(({ id }) => [id, group])));
  const segments: { heading: SurveyOption | null; options: SurveyOption[] }[] = [];
  for (const option of offered) {
    const heading = headings.get(option.id) ?? null;
    const last = segments.at(-1);
    if (last && last.heading === heading) last.options.push(option);
    else segments.push({ heading, options: [option] });
  }
  return segments;
}

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

export const control: QuestionControl = { Control: HeadedChoice };
