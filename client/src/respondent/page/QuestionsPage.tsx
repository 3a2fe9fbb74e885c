import { pagingOf } from '@wence/schema';
import { useLayoutEffect, useState } from 'react';
import { useMessages } from '../i18n/messages';
import { Question } from '../question/Question';
import { ShownNumbers, ShownNumbersContext } from '../question/QuestionNumber';
import { shownErrors } from '../session/errors';
import { groupOf, nodeOf } from '../session/nodes';
import { questionNumbers } from '../session/numbers';
import { offeredOptions, offeredRows, titleIn } from '../session/offered-options';
import { viewOf } from '../session/way';
import { useVisit } from '../visit/visit-context';
import { ErrorSummary } from './ErrorSummary';
import { NewVersionNote } from './NewVersionNote';
import { QuestionsHead } from './QuestionsHead';
import styles from './QuestionsPage.module.css';
import { SubmitBar } from './SubmitBar';

const NONE: ReadonlyMap<number, number> = new Map();

/** The numbers of the questions, where the survey shows them. */
function useShownNumbers(): ShownNumbers {
  const { session } = useVisit();
  const { definition } = session.survey;
  const numbers = definition.theme?.hasNumbers === false ? NONE : questionNumbers(definition, viewOf(session).evaluation);
  const [shown] = useState(() => new ShownNumbers(numbers));
  useLayoutEffect(() => shown.change(numbers), [shown, numbers]);
  return shown;
}

/** The questions of one screen: all of them, those of a page, or one. */
export function QuestionsPage() {
  const { session, dispatch, isDurable } = useVisit();
  const messages = useMessages();
  const shownNumbers = useShownNumbers();
  const { definition } = session.survey;
  const { evaluation, page } = viewOf(session);
  const nodes = (page?.nodeIds ?? []).flatMap((id) => nodeOf(definition, id) ?? []);
  const groups = nodes.map(({ id }) => groupOf(definition, id));

  return (
    <ShownNumbersContext value={shownNumbers}>
      <div className={styles.screen} data-alone={pagingOf(definition) === 'question' ? '' : undefined}>
        <QuestionsHead />
        <NewVersionNote />
        <ErrorSummary />
        {nodes.map((node, place) => {
          const errors = shownErrors(session, node.id);
          const group = groups[place];
          return (
            <Question
              key={node.id}
              node={node}
              title={titleIn(evaluation, node)}
              heading={group && group !== groups[place - 1] ? titleIn(evaluation, group) : ''}
              options={offeredOptions(evaluation, node)}
              rows={offeredRows(evaluation, node)}
              answer={session.way.answers[node.id]}
              error={errors[0]}
              errors={errors}
              dispatch={dispatch}
            />
          );
        })}
        <p className={styles.foot}>{isDurable ? messages.savedHere : messages.notSavedHere}</p>
        <SubmitBar />
      </div>
    </ShownNumbersContext>
  );
}
