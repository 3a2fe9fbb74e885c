import { formatOf, highestOf, LIMITS, lowestOf, maxWordOf, minWordOf, type NodeChange, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import { BoundsFields } from './BoundsFields';
import type { Bounds } from './correct-bounds';
import { boundKind } from './text-choices';

/** How long a text, or how large a number may be: whichever the format has. */
export const TextBounds = ({ node }: { node: SurveyNode }) => {
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
};
