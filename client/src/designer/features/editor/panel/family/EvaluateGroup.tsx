import { CUSTOM_TEMPLATE, EVALUATE_TEMPLATES, LIMITS, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../../session/editor-actions';
import { useConfirmReferenced } from '../../shared/confirmations';
import { numberOf, useSetting } from '../../shared/useSetting';
import { FlagRow, IconRow, PickRow } from '../fields/setting-rows';
import { PanelGroup } from '../fields/PanelRow';

const SCALES = Array.from({ length: LIMITS.evaluateScale }, (_, index) => index + 1);

/** An evaluation: its template, its scale, what it asks beside (Spec 4: a template brings its own title, scale and levels). */
export function EvaluateGroup({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const confirmReferenced = useConfirmReferenced();
  const { values } = useSetting(node);
  const template = numberOf(values, 'template');
  const isOwn = template === CUSTOM_TEMPLATE;
  return (
    <PanelGroup title={t('panel.scale')}>
      <PickRow
        label={t('panel.template')}
        hint={isOwn ? undefined : t('panel.templateHint')}
        value={template}
        options={EVALUATE_TEMPLATES.map(({ key }, value) => ({ value, label: t(`template.${key}`) }))}
        onChange={(picked) =>
          confirmReferenced('change', [{ op: 'useTemplate', nodeId: node.id, template: picked }], (operations) =>
            actions.change(operations),
          )
        }
      />
      {isOwn && (
        <PickRow
          label={t('panel.points')}
          value={numberOf(values, 'max')}
          options={SCALES.map((value) => ({ value, label: t('panel.pointCount', { count: value }) }))}
          onChange={(max) =>
            confirmReferenced('change', [{ op: 'updateNode', nodeId: node.id, set: { setting: { max } } }], (operations) =>
              actions.change(operations),
            )
          }
        />
      )}
      <IconRow node={node} disabled={!isOwn} />
      <FlagRow node={node} name="is_tag" label={t('panel.is_tag')} hint={t('panel.tagHint')} />
      <FlagRow node={node} name="is_comment" label={t('panel.is_comment')} />
    </PanelGroup>
  );
}
