import { type CascadeAnswer, optionsOf, type SurveyOption } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import styles from './AnswerField.module.css';
import type { FieldProps } from './field';

/** The options of each level down to the first one without a choice. */
function levelsOf(options: readonly SurveyOption[], path: readonly number[]): (readonly SurveyOption[])[] {
  if (options.length === 0) return [];
  const [chosen, ...below] = path;
  const option = options.find(({ id }) => id === chosen);
  return [options, ...(option ? levelsOf(option.nodes ?? [], below) : [])];
}

/** One option on each level, each within the one before it. */
export function CascadeField({ node, value, title, describedBy, onChange }: FieldProps<CascadeAnswer>) {
  const { t } = useTranslation('answerEdit');
  const path = value?.path ?? [];
  return (
    <div className={styles.options}>
      {levelsOf(optionsOf(node), path).map((level, depth) => (
        <select
          key={depth}
          className={styles.select}
          aria-label={t('levelNumber', { level: depth + 1 })}
          aria-describedby={describedBy}
          value={path[depth] ?? ''}
          onChange={({ target }) => {
            const next = [...path.slice(0, depth), ...(target.value === '' ? [] : [Number(target.value)])];
            onChange(next.length > 0 ? { path: next } : undefined);
          }}
        >
          <option value="">{t('none')}</option>
          {level.map((option) => (
            <option key={option.id} value={option.id}>
              {title(option)}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}
