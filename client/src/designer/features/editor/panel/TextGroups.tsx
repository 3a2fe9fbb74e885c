import { formatOf, LIMITS, sizeOf, type SurveyNode, suffixOf } from '@wence/schema';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import { PanelGroup } from './PanelGroup';
import { PanelRow } from './PanelRow';
import { TextBounds } from './TextBounds';
import { TEXT_FORMATS, TEXT_SIZES } from './text-choices';

/** What open text has. */
export const TextGroups = ({ node }: { node: SurveyNode }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  return (
    <>
      <PanelGroup title={t('panel.checks')}>
        <PanelRow label={t('panel.format')} stacked>
          {(id) => (
            <Select
              id={id}
              value={formatOf(node)}
              options={TEXT_FORMATS.map((key, value) => ({ value, label: t(`format.${key}`) }))}
              onChange={(format) => actions.change([{ op: 'updateNode', nodeId: node.id, set: { setting: { format } } }])}
            />
          )}
        </PanelRow>
        <TextBounds node={node} />
      </PanelGroup>
      <PanelGroup title={t('panel.look')}>
        <PanelRow label={t('panel.size')} stacked>
          {(id) => (
            <Select
              id={id}
              value={sizeOf(node)}
              options={TEXT_SIZES.map((key, index) => ({ value: index + 1, label: t(`size.${key}`) }))}
              onChange={(size) => actions.change([{ op: 'updateNode', nodeId: node.id, set: { setting: { size } } }])}
            />
          )}
        </PanelRow>
        <PanelRow label={t('panel.suffix')} stacked>
          {(id) => (
            <Input
              id={id}
              maxLength={LIMITS.suffix}
              placeholder={t('panel.suffixPlaceholder')}
              value={suffixOf(node)}
              onChange={({ target }) =>
                actions.change([{ op: 'updateNode', nodeId: node.id, set: { setting: { suffix: target.value } } }], 'typing')
              }
              onBlur={actions.flush}
            />
          )}
        </PanelRow>
      </PanelGroup>
    </>
  );
};
