import { type FullSetting, fullSetting, type NodeChange, type SurveyNode } from '@wence/schema';
import { useEditorActions } from '../session/editor-actions';
import type { ChangeKind } from '../session/change';

/** The setting of a node with its defaults spelled out, and a way to change it. */
export function useSetting(node: SurveyNode) {
  const actions = useEditorActions();
  return {
    values: fullSetting(node),
    set: (setting: NodeChange['setting'], kind?: ChangeKind) =>
      actions.change([{ op: 'updateNode', nodeId: node.id, set: { setting } }], kind),
  };
}

/** The number of a key; 0 where nothing is set. */
export function numberOf(values: FullSetting, key: keyof FullSetting): number {
  const value = values[key];
  return typeof value === 'number' ? value : 0;
}
