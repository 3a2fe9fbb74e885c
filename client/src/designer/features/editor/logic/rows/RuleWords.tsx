import { conditionSources, type FieldFault, type LogicForm, type LogicKind, type SurveyDefinition } from '@wence/schema';
import type { Asked } from './ConditionLine';
import { ConditionLines } from './ConditionLines';
import { TargetLine } from './TargetLine';

interface RuleWordsProps {
  definition: SurveyDefinition;
  kind: LogicKind;
  form: LogicForm;
  faults: readonly FieldFault[];
  /** The word that opens by itself. */
  asked?: Asked;
  /** The words for the question that is shown or hidden; those for this question if absent. */
  what?: string;
  /** `leads`: a choice is made, so that the next word may be asked for. */
  onChange: (form: LogicForm, leads?: boolean) => void;
}

/** The sentence of a rule, a line per condition and one for what happens then. */
export function RuleWords({ definition, kind, form, faults, asked, what, onChange }: RuleWordsProps) {
  const sources = conditionSources(definition, form.nodeId ?? 0, kind);
  return (
    <>
      <ConditionLines definition={definition} sources={sources} form={form} faults={faults} asked={asked} onChange={onChange} />
      <TargetLine definition={definition} kind={kind} form={form} faults={faults} asked={asked} what={what} onChange={onChange} />
    </>
  );
}
