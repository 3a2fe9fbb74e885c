import { optionsOf, questionRow, type SurveyNode } from '@wence/schema';
import type { Selection } from '../session/selection';
import { OptionList } from './OptionList';
import { OptionSort } from './OptionSort';
import { OptionTools } from './OptionTools';
import { useOptionActs } from './useOptionActs';

/** The options of the selected question, edited where they stand, and what adds to them. */
export const OptionEditor = ({ node, selection }: { node: SurveyNode; selection: Selection }) => {
  const acts = useOptionActs(node);
  return (
    <>
      <OptionSort node={node} onMove={acts.move}>
        <OptionList node={node} options={optionsOf(node)} parent={null} selection={selection} acts={acts} />
      </OptionSort>
      {questionRow(node).answer !== 'evaluate' && <OptionTools node={node} selectedOption={selection.optionId} />}
    </>
  );
};
