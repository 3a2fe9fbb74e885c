import {
  formatOf,
  highestOf,
  LIMITS,
  lowestOf,
  maxWordOf,
  minWordOf,
  type NodeChange,
  sizeOf,
  suffixOf,
  type SurveyNode,
} from '@wence/schema';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../../session/editor-actions';
import type { Bounds } from '../fields/field-rules';
import { PanelGroup, PanelRow } from '../fields/PanelRow';
import { BoundsFields } from '../fields/RangeRows';

/** Formats of an open text in the order of their numbers (Spec 3, other enumerations). */
const TEXT_FORMATS = ['free', 'integer', 'number', 'mobile', 'email', 'letters', 'chinese'] as const;

/** Box sizes in the order of their numbers, which count from 1 (Spec 3, text box sizes). */
const TEXT_SIZES = ['lineSmall', 'lineMedium', 'lineLarge', 'boxSmall', 'boxMedium', 'boxLarge'] as const;

type BoundKind = 'words' | 'number' | 'none';

/** The quantity that a format can limit: characters of a text, the value of a number, or nothing for addresses. */
function boundKind(format: number): BoundKind {
  if (format === 1 || format === 2) return 'number';
  return format === 3 || format === 4 ? 'none' : 'words';
}

/** Limits of the text length or of the number, depending on the format. */
function TextBounds({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const set = (setting: NodeChange['setting']) => actions.change([{ op: 'updateNode', nodeId: node.id, set: { setting } }]);
  const kind = boundKind(formatOf(node));
  if (kind === 'none') return null;

  if (kind === 'number') {
    return (
      <BoundsFields
        labels={{ min: t('panel.lowest'), max: t('panel.highest') }}
        bounds={{ min: lowestOf(node), max: highestOf(node) }}
        lowest={-LIMITS.numericBound}
        highest={LIMITS.numericBound}
        isInteger={formatOf(node) === 1}
        onChange={({ min, max }: Bounds) => set({ min, max })}
      />
    );
  }
  return (
    <BoundsFields
      labels={{ min: t('panel.minWords'), max: t('panel.maxWords') }}
      bounds={{ min: minWordOf(node) || null, max: maxWordOf(node) || null }}
      lowest={0}
      highest={LIMITS.words}
      isInteger
      onChange={({ min, max }: Bounds) => set({ min_word: min, max_word: max })}
    />
  );
}

/** Properties of open text questions. */
export function TextGroups({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  return (
    <>
      <PanelGroup title={t('panel.checks')} part="checks">
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
}
