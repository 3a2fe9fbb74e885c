import { useTranslation } from 'react-i18next';
import { responseFilter as en } from '../../i18n/en/response-filter';
import { addTexts } from '../../i18n/init';
import { responseFilter as zhCN } from '../../i18n/zh-CN/response-filter';
import { formatDay } from '../moment';
import { Chip } from '../chip/Chip';
import { ConditionsChip } from '../response-conditions/ConditionsChip';
import styles from './FilterChips.module.css';
import { RESPONSE_STATUSES, type ResponseFilter } from './response-filter';
import { SourceField } from './SourceField';
import { TimeFields } from './TimeFields';
import { useFilterWords } from './useFilterWords';

interface FilterChipsProps {
  surveyId: string;
  filter: ResponseFilter;
  /** The versions of the survey, newest first. */
  versions: readonly { readonly version: number; readonly createdAt: string }[];
  onChange: (filter: ResponseFilter) => void;
}

const addFilterTexts = (): void => addTexts('responseFilter', { 'zh-CN': zhCN, en });

addFilterTexts();

/** Which responses are shown: by status, version, source, time and answers, each a chip. */
export function FilterChips({ surveyId, filter, versions, onChange }: FilterChipsProps) {
  const { t } = useTranslation('responseFilter');
  const { status, version, source, from, to } = filter;
  const words = useFilterWords(filter);
  const change = (part: Partial<ResponseFilter>) => onChange({ ...filter, ...part });
  /** A chip's name, and what it says once it is set. */
  const chip = (key: keyof typeof words, none: Partial<ResponseFilter>) => {
    const name = t(key);
    return { name, value: words[key], clearLabel: t('remove', { name }), onClear: () => change(none) };
  };

  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{t('label')}</legend>
      <Chip {...chip('status', { status: [] })}>
        {() =>
          RESPONSE_STATUSES.map((each) => (
            <label key={each} className={styles.choice}>
              <input
                type="checkbox"
                checked={status.includes(each)}
                onChange={({ target }) =>
                  change({ status: RESPONSE_STATUSES.filter((one) => (one === each ? target.checked : status.includes(one))) })
                }
              />
              {t(`statusName.${each}`)}
            </label>
          ))
        }
      </Chip>
      <Chip {...chip('version', { version: null })}>
        {(close) =>
          versions.map((each) => (
            <button
              key={each.version}
              type="button"
              className={styles.entry}
              aria-pressed={each.version === version}
              onClick={() => {
                change({ version: each.version });
                close();
              }}
            >
              <span>{t('versionNumber', { version: each.version })}</span>
              <span className={styles.quiet}>{formatDay(each.createdAt)}</span>
            </button>
          ))
        }
      </Chip>
      <Chip {...chip('source', { source: null })}>
        {(close) => (
          <SourceField
            source={source}
            onApply={(next) => {
              change({ source: next });
              close();
            }}
          />
        )}
      </Chip>
      <Chip {...chip('time', { from: null, to: null })}>{() => <TimeFields from={from} to={to} onChange={change} />}</Chip>
      <ConditionsChip surveyId={surveyId} conditions={filter.conditions} onChange={(conditions) => change({ conditions })} />
    </fieldset>
  );
}
