import { questionNumbers } from '@wence/schema';
import { useLayoutEffect, useState } from 'react';
import { ShownNumbers, ShownNumbersContext } from '../question/base/QuestionNumber';
import { Question } from '../question/Question';
import { shownErrors } from '../session/errors';
import { groupOf, nodeOf } from '../session/nodes';
import { offeredOptions, offeredRows, titleIn } from '../session/offered-options';
import { useVisit } from '../session/visit-context';
import { viewOf } from '../session/way';

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

/** These questions, one below the other. */
export function Questions({ nodeIds = [] }: { readonly nodeIds: readonly number[] | undefined }) {
  const { session, dispatch } = useVisit();
  const shownNumbers = useShownNumbers();
  const { definition } = session.survey;
  const { evaluation } = viewOf(session);
  const nodes = nodeIds.flatMap((id) => nodeOf(definition, id) ?? []);
  const groups = nodes.map(({ id }) => groupOf(definition, id));

  return (
    <ShownNumbersContext value={shownNumbers}>
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
    </ShownNumbersContext>
  );
}
