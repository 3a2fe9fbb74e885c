import { LIMITS, type SurveyNode } from '@wence/schema';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../../session/editor-actions';
import { PanelGroup } from '../PanelGroup';
import { PanelRow } from '../PanelRow';
import { numberOf, useSetting } from '../useSetting';

const NONE: readonly string[] = Array.from({ length: LIMITS.cascadeLevels }, () => '');

/** What stands in the box of each level before something is picked (Spec 5: at most 30 characters). */
export const CascadeGroup = ({ node }: { node: SurveyNode }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const { values, set } = useSetting(node);
  const placeholders = values.placeholders ?? NONE;
  return (
    <PanelGroup title={t('panel.levels')}>
      {placeholders.slice(0, numberOf(values, 'level') || LIMITS.cascadeLevels).map((text, index) => (
        // A level is its place and nothing else.
        <PanelRow key={index} label={t('panel.level', { n: index + 1 })} stacked>
          {(id) => (
            <Input
              id={id}
              maxLength={LIMITS.cascadePlaceholder}
              placeholder={t('panel.levelPlaceholder')}
              value={text}
              onChange={({ target }) => set({ placeholders: placeholders.with(index, target.value) }, 'typing')}
              onBlur={actions.flush}
            />
          )}
        </PanelRow>
      ))}
    </PanelGroup>
  );
};
