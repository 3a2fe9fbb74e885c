import {
  columnOf,
  correctMinMax,
  LIMITS,
  maxOf,
  minOf,
  type NodeSetting,
  selectableCount,
  showsResult,
  type SurveyNode,
} from '@wence/schema';
import { Segmented, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../../session/editor-actions';
import styles from '../fields/panel.module.css';
import { PanelGroup, PanelRow } from '../fields/PanelRow';
import { useSayCorrection } from '../fields/RangeRows';

/** Minimum and maximum number of choices. The exclusive option does not count (Spec 5, numbers). */
function ChoiceBounds({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const sayCorrection = useSayCorrection();
  const selectable = selectableCount(node);
  const counts = Array.from({ length: selectable + 1 }, (_, n) => ({
    value: n,
    label: n === 0 ? t('panel.noLimit') : t('panel.choices', { count: n }),
  }));

  const set = (min: number, max: number, edited: 'min' | 'max') => {
    const pair = correctMinMax(min, max, selectable, edited);
    if (pair.corrected) sayCorrection(pair.corrected, pair[pair.corrected]);
    actions.change([{ op: 'updateNode', nodeId: node.id, set: { setting: { min: pair.min, max: pair.max } } }]);
  };
  return (
    <PanelGroup title={t('panel.checks')} part="checks">
      <PanelRow label={t('panel.minChoices')}>
        {(id) => (
          <Select id={id} className={styles.pick} value={minOf(node)} options={counts} onChange={(min) => set(min, maxOf(node), 'min')} />
        )}
      </PanelRow>
      <PanelRow label={t('panel.maxChoices')}>
        {(id) => (
          <Select id={id} className={styles.pick} value={maxOf(node)} options={counts} onChange={(max) => set(minOf(node), max, 'max')} />
        )}
      </PanelRow>
    </PanelGroup>
  );
}

const COLUMNS = Array.from({ length: LIMITS.columns }, (_, index) => index + 1);

/** Properties of choice questions. */
export function ChoiceGroups({ node }: { node: SurveyNode }) {
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
}
