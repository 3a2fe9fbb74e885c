import { ConditionLine, type ConditionLineProps } from './ConditionLine';
import { type Conditional, withBracketsToggled, withCondition, withoutCondition } from './form-changes';

interface ConditionLinesProps<Form> extends Pick<ConditionLineProps, 'definition' | 'sources' | 'faults' | 'asked'> {
  form: Form;
  /** `leads`: a choice is made, so that the next word may be asked for. */
  onChange: (form: Form, leads?: boolean) => void;
}

/** The conditions of a rule or of a quota, a line for each. */
export const ConditionLines = <Form extends Conditional>({ form, onChange, ...line }: ConditionLinesProps<Form>) =>
  form.conditions.map((condition, place) => (
    <ConditionLine
      key={condition.id ?? `new-${place}`}
      {...line}
      conditions={form.conditions}
      place={place}
      onChange={(changed, leads) => onChange(withCondition(form, place, changed), leads)}
      onRemove={() => onChange(withoutCondition(form, place))}
      onBrackets={() => onChange(withBracketsToggled(form, place))}
    />
  ));
