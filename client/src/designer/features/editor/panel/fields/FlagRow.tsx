import type { NodeSetting, SurveyNode } from '@wence/schema';
import { Switch } from 'antd';
import { PanelRow } from '../PanelRow';
import { useSetting } from '../useSetting';

type FlagKey = { [K in keyof NodeSetting]-?: NonNullable<NodeSetting[K]> extends boolean ? K : never }[keyof NodeSetting];

interface FlagRowProps {
  node: SurveyNode;
  name: FlagKey;
  label: string;
  hint?: string;
}

/** A yes or no of a setting. */
export const FlagRow = ({ node, name, label, hint }: FlagRowProps) => {
  const { values, set } = useSetting(node);
  return (
    <PanelRow label={label} hint={hint}>
      {(id) => <Switch id={id} checked={values[name] === true} onChange={(isOn) => set({ [name]: isOn })} />}
    </PanelRow>
  );
};
