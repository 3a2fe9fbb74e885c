import { formatThousands, LIMITS, quotaDimensions, type SurveyDefinition } from '@wence/schema';
import { Select } from 'antd';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { questionWords } from '../../../../shared/logic-words/logic-words';
import { FillTools, placesIn } from './FillTools';
import { LimitField } from './LimitField';
import { dimensionsOf, type TableForm, withQuestions } from './quota-form';
import { combinationCount, combinationKey, combinationsOf, pastedLimits } from './quota-grid';
import styles from './quota.module.css';
import { combinationName, QuotaGrid } from './QuotaGrid';

interface TableFieldsProps {
  id: string;
  definition: SurveyDefinition;
  form: TableForm;
  /** Cells come and go only while nobody answers; limits that are there can be changed. */
  isLive: boolean;
  /** Changes what is newest; the same function on every render, which hundreds of fields share. */
  onChange: (change: (before: TableForm) => TableForm) => void;
}

/** The questions that a table quota crosses, and the limit of each combination. */
export function TableFields({ id, definition, form, isLive, onChange }: TableFieldsProps) {
  const { t } = useTranslation('quota');
  const { t: tLogic } = useTranslation('logic');
  const { nodeIds, limits } = form;
  const offered = quotaDimensions(definition);
  const dimensions = useMemo(() => dimensionsOf(definition, nodeIds), [definition, nodeIds]);
  const count = combinationCount(dimensions);
  const isShown = nodeIds.length > 0 && count <= LIMITS.quotaCells;
  const combinations = useMemo(() => (isShown ? combinationsOf(dimensions) : []), [isShown, dimensions]);
  const columns = dimensions.length > 1 ? (dimensions.at(-1)?.options.length ?? 1) : 1;
  const opened = useRef(limits);
  const setLimit = useCallback(
    (place: number, limit: number | null) => {
      const key = combinationKey(combinations[place] ?? []);
      onChange((before) => {
        const next = new Map(before.limits);
        if (limit === null) next.delete(key);
        else next.set(key, limit);
        return { ...before, limits: next };
      });
    },
    [combinations, onChange],
  );
  const paste = useCallback(
    (corner: number, text: string) => {
      const isBlock = pastedLimits(text, { combinations, columns, corner, limits: new Map() }) !== null;
      if (isBlock) {
        onChange((before) => ({
          ...before,
          limits: pastedLimits(text, { combinations, columns, corner, limits: before.limits }) ?? before.limits,
        }));
      }
      return isBlock;
    },
    [combinations, columns, onChange],
  );
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-questions`}>{t('questions')}</label>
        <Select<number[]>
          id={`${id}-questions`}
          mode="multiple"
          className={styles.wide}
          disabled={isLive}
          maxCount={LIMITS.quotaQuestions}
          placeholder={t('pickQuestions', { n: LIMITS.quotaQuestions })}
          notFoundContent={t('noQuestions')}
          showSearch={{ optionFilterProp: 'label' }}
          value={[...nodeIds]}
          options={offered.map(({ node }) => ({ value: node.id, label: questionWords(definition, node.id, tLogic) }))}
          onChange={(chosen) => onChange((before) => withQuestions(before, chosen))}
        />
      </div>
      {nodeIds.length > 0 && !isShown && (
        <p className={styles.lost} role="alert">
          {t('tooMany', { total: formatThousands(count), n: LIMITS.quotaCells })}
        </p>
      )}
      {isShown && (
        <>
          {!isLive && <FillTools dimensions={dimensions} onFill={(filled) => onChange((before) => ({ ...before, limits: filled }))} />}
          <QuotaGrid
            label={t('limits')}
            dimensions={dimensions}
            renderCell={(optionIds, place) => (
              <LimitField
                label={combinationName(dimensions, optionIds)}
                place={place}
                value={limits.get(combinationKey(optionIds)) ?? null}
                placeholder={t('unlimited')}
                disabled={isLive && !opened.current.has(combinationKey(optionIds))}
                onChange={setLimit}
                onBlock={isLive ? undefined : paste}
              />
            )}
          />
          <p className={styles.quiet}>{t('sum', { total: formatThousands(placesIn(dimensions, limits)), cells: limits.size })}</p>
        </>
      )}
    </>
  );
}
