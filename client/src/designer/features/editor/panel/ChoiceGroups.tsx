import { columnOf, LIMITS, type NodeSetting, showsResult, type SurveyNode } from '@wence/schema';
import { Segmented, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import { ChoiceBounds } from './ChoiceBounds';
import { PanelGroup } from './PanelGroup';
import { PanelRow } from './PanelRow';

const COLUMNS = Array.from({ length: LIMITS.columns }, (_, index) => index + 1);

/** What choice questions have. */
export const ChoiceGroups = ({ node }: { node: SurveyNode }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const set = (setting: NodeSetting) => actions.change([{ op: 'updateNode', nodeId: node.id, set: { setting } }]);
  return (
    <>
      <PanelGroup title={t('panel.options')}>
        <PanelRow label={t('panel.columns')} isGroup>
          {(id) => (
            <Segmented<number>
              name={id}
              aria-labelledby={`${id}-label`}
              value={columnOf(node)}
              options={COLUMNS}
              disabled={showsResult(node)}
              onChange={(column) => set({ column })}
            />
          )}
        </PanelRow>
        <PanelRow label={t('panel.showResult')} hint={t('panel.showResultHint')}>
          {(id) => <Switch id={id} checked={showsResult(node)} onChange={(show_result) => set({ show_result })} />}
        </PanelRow>
      </PanelGroup>
      {node.type === 2 && <ChoiceBounds node={node} />}
    </>
  );
};
