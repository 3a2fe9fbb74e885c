import { Select } from 'antd';
import { PanelRow } from '../PanelRow';

interface PickRowProps<Value> {
  label: string;
  hint?: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
}

/** One of some values. */
export const PickRow = <Value extends string | number>({ label, hint, value, options, onChange }: PickRowProps<Value>) => (
  <PanelRow label={label} hint={hint} stacked>
    {(id) => <Select<Value> id={id} value={value} options={[...options]} onChange={(picked) => onChange(picked)} />}
  </PanelRow>
);
