import { isExclusive, isOptionGroup, readableText, type SurveyOption } from '@wence/schema';
import { Checkbox } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './groups.module.css';

interface LooseOptionsProps {
  options: readonly SurveyOption[];
  ticked: ReadonlySet<number>;
  onTick: (ticked: ReadonlySet<number>) => void;
}

/** Options in no group, to be ticked. The exclusive one stands in none. */
export function LooseOptions({ options, ticked, onTick }: LooseOptionsProps) {
  const { t } = useTranslation('editor');
  const heading = useId();
  const loose = options.filter((option) => !isOptionGroup(option) && !isExclusive(option));
  const toggle = (id: number, isOn: boolean) => {
    const next = new Set(ticked);
    if (isOn) next.add(id);
    else next.delete(id);
    onTick(next);
  };
  return (
    <section className={styles.side} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading} className={styles.name}>
          {t('groups.loose')}
        </h3>
        {loose.length > 1 && (
          <Checkbox
            checked={ticked.size === loose.length}
            indeterminate={ticked.size > 0 && ticked.size < loose.length}
            onChange={({ target }) => onTick(new Set(target.checked ? loose.map(({ id }) => id) : []))}
          >
            {t('groups.all')}
          </Checkbox>
        )}
      </div>
      {loose.length === 0 ? (
        <p className={styles.empty}>{t('groups.noneLoose')}</p>
      ) : (
        <ul className={styles.list}>
          {loose.map(({ id, title }) => (
            <li key={id}>
              <Checkbox checked={ticked.has(id)} onChange={({ target }) => toggle(id, target.checked)}>
                {readableText(title)}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
