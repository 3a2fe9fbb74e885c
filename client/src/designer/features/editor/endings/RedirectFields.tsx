import { ENDING_LIMITS, passableInEnding, readableText } from '@wence/schema';
import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../panel/fields/NumberField';
import { PanelGroup, PanelRow } from '../panel/fields/PanelRow';
import { AddressField } from './AddressField';
import type { EndingFieldsProps } from './EndingFields';
import styles from './endings.module.css';
import { nodeOfOwner } from './owner';
import { ParamsField } from './ParamsField';

/** Tells where an end page leads on to by itself, when, and what it passes on. */
export function RedirectFields({ owner, definition, ending, disabled, onChange }: EndingFieldsProps) {
  const { t } = useTranslation('endings');
  const isLeading = ending.redirectUrl !== undefined;
  return (
    <PanelGroup title={t('redirect')}>
      <AddressField
        label={t('redirectUrl')}
        hint={t('redirectUrlHint')}
        value={ending.redirectUrl ?? ''}
        disabled={disabled}
        onCommit={(redirectUrl) => onChange({ redirectUrl: redirectUrl || null })}
      />
      {isLeading && (
        <>
          <PanelRow label={t('seconds')} hint={t('secondsHint', { max: ENDING_LIMITS.seconds })}>
            {(id) => (
              <NumberField
                id={id}
                value={ending.redirectSeconds ?? ENDING_LIMITS.secondsByDefault}
                lowest={0}
                highest={ENDING_LIMITS.seconds}
                isInteger
                disabled={disabled}
                placeholder={String(ENDING_LIMITS.secondsByDefault)}
                onCommit={(redirectSeconds) => onChange({ redirectSeconds })}
              />
            )}
          </PanelRow>
          <PanelRow label={t('passed')} stacked isGroup>
            {(id) => (
              <fieldset aria-labelledby={`${id}-label`} className={styles.passed}>
                {owner !== 'closed' && (
                  <Checkbox
                    disabled={disabled}
                    checked={ending.sendsResponse === true}
                    onChange={({ target }) => onChange({ sendsResponse: target.checked || null })}
                  >
                    {t('sendsResponse')}
                  </Checkbox>
                )}
                <Checkbox
                  disabled={disabled}
                  checked={ending.sendsSource === true}
                  onChange={({ target }) => onChange({ sendsSource: target.checked || null })}
                >
                  {t('sendsSource')}
                </Checkbox>
              </fieldset>
            )}
          </PanelRow>
          <ParamsField
            value={ending.params ?? []}
            disabled={disabled}
            onCommit={(params) => onChange({ params: params.length > 0 ? params : null })}
          />
          {owner !== 'closed' && (
            <PanelRow label={t('answers')} hint={t('answersHint')} stacked>
              {(id) => (
                <Select
                  id={id}
                  mode="multiple"
                  disabled={disabled}
                  maxCount={ENDING_LIMITS.answers}
                  optionFilterProp="label"
                  notFoundContent={t('answersNone')}
                  value={[...(ending.nodeIds ?? [])]}
                  options={passableInEnding(definition, nodeOfOwner(owner)).map((node) => ({
                    value: node.id,
                    label: `${node.code} ${readableText(node.title)}`,
                  }))}
                  onChange={(nodeIds: number[]) => onChange({ nodeIds: nodeIds.length > 0 ? nodeIds : null })}
                />
              )}
            </PanelRow>
          )}
        </>
      )}
    </PanelGroup>
  );
}
