import { findNode, pagingOf, parentOf, type SurveyNode } from '@wence/schema';
import { useMessages } from '../i18n/messages';
import { Question } from '../question/Question';
import { shownErrors } from '../session/errors';
import { questionNumbers } from '../session/numbers';
import { offeredOptions, offeredRows, titleIn } from '../session/offered-options';
import { viewOf } from '../session/way';
import { useVisit } from '../visit/visit-context';
import { ErrorSummary } from './ErrorSummary';
import { NewVersionNote } from './NewVersionNote';
import { QuestionsHead } from './QuestionsHead';
import styles from './QuestionsPage.module.css';
import { SubmitBar } from './SubmitBar';

/** The questions of one screen: all of them, those of a page, or one. */
export function QuestionsPage() {
  const { session, dispatch, isDurable } = useVisit();
  const messages = useMessages();
  const { definition } = session.survey;
  const { evaluation, page } = viewOf(session);
  const numbers = questionNumbers(definition, evaluation);
  const nodes = (page?.nodeIds ?? []).flatMap((id) => findNode(definition, id) ?? []);
  const groups = nodes.map(({ id }) => parentOf(definition, id));
  const headingOf = (group: SurveyNode | undefined, place: number) =>
    group?.group === true && group !== groups[place - 1] ? titleIn(evaluation, group) : '';

  return (
    <div className={styles.screen} data-alone={pagingOf(definition) === 'question' ? '' : undefined}>
      <QuestionsHead />
      <NewVersionNote />
      <ErrorSummary />
      {nodes.map((node, place) => {
        const errors = shownErrors(session, node.id);
        return (
          <Question
            key={node.id}
            node={node}
            title={titleIn(evaluation, node)}
            heading={headingOf(groups[place], place)}
            options={offeredOptions(evaluation, node)}
            rows={offeredRows(evaluation, node)}
            number={definition.theme?.hasNumbers === false ? undefined : numbers.get(node.id)}
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
  );
}
