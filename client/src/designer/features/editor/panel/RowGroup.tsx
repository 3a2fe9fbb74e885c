import { questionRow, readableText, type RowChange, rowsOf, type SurveyNode, type SurveyRow } from '@wence/schema';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import { CodeField } from './CodeField';
import { PanelGroup, PanelRow } from './fields/PanelRow';
import { PartTexts } from './PartTexts';

/** Properties of one row besides its title. */
export function RowGroup({ node, row }: { node: SurveyNode; row: SurveyRow }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const { rowsTakeImage, rowsTakeRightTitle, rowsTakeOther } = questionRow(node);
  const set = (change: RowChange, kind?: 'typing') =>
    actions.change([{ op: 'updateRow', nodeId: node.id, rowId: row.id, set: change }], kind);
  const taken = rowsOf(node)
    .filter(({ id }) => id !== row.id)
    .map(({ code }) => code);
  return (
    <PanelGroup title={t('row.selected', { title: readableText(row.title) })}>
      <CodeField label={t('row.code')} code={row.code} taken={taken} onChange={(code) => set({ code })} />
      <PartTexts part={row} takesRightTitle={rowsTakeRightTitle} takesImage={rowsTakeImage} onChange={set} />
      {rowsTakeOther && (
        <PanelRow label={t('row.other')} hint={t('row.otherHint')}>
          {(id) => <Switch id={id} checked={row.other ?? false} onChange={(other) => set({ other })} />}
        </PanelRow>
      )}
    </PanelGroup>
  );
}
