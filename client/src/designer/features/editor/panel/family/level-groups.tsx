import { cityParts, LIMITS, type SurveyNode } from '@wence/schema';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../../session/editor-actions';
import { numberOf, useSetting } from '../../shared/useSetting';
import { PanelGroup, PanelRow } from '../fields/PanelRow';
import { PickRow } from '../fields/setting-rows';

const NONE: readonly string[] = Array.from({ length: LIMITS.cascadeLevels }, () => '');

/** Placeholders of the levels (Spec 5: at most 30 characters). */
export function CascadeGroup({ node }: { node: SurveyNode }) {
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
}

const LEVELS = Array.from({ length: LIMITS.cityLevels }, (_, index) => index + 1);

/** Down to which part a place is asked for (Spec 3, city level). */
export function CityGroup({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  return (
    <PanelGroup title={t('panel.checks')}>
      <PickRow
        label={t('panel.cityLevel')}
        value={numberOf(values, 'level')}
        options={LEVELS.map((value) => ({
          value,
          label: cityParts(value)
            .map((part) => t(`city.${part}`))
            .join(' / '),
        }))}
        onChange={(level) => set({ level })}
      />
    </PanelGroup>
  );
}
