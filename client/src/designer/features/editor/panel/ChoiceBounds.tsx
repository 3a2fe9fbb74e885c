import { correctMinMax, maxOf, minOf, selectableCount, type SurveyNode } from '@wence/schema';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import styles from './panel.module.css';
import { PanelGroup } from './PanelGroup';
import { PanelRow } from './PanelRow';
import { useSayCorrection } from './useSayCorrection';

/** How many options may be chosen. The exclusive one does not count (Spec 5, numbers). */
export const ChoiceBounds = ({ node }: { node: SurveyNode }) => {
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
    <PanelGroup title={t('panel.checks')}>
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
};
