import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/FormFault';
import styles from './link.module.css';
import { counted, type Fault } from './usePeopleImport';

const COLUMNS = ['name', 'mobile', 'email', 'remark'] as const;
const RULES = ['tooLong', 'format', 'notUnique'] as const;
const OF_FILE = ['required', 'format', 'tooBig', 'tooMany'] as const;
const IN_ROW = /^rows\[(\d+)\]\.(\w+)$/;

/** Lists the faults of a table of people, by row and column. */
export function PeopleFaults({ faults }: { faults: readonly Fault[] }) {
  const { t } = useTranslation('links');
  const ofFile = faults.find(({ field }) => !IN_ROW.test(field));
  if (ofFile) {
    const rule = OF_FILE.find((one) => one === ofFile.rule) ?? 'format';
    return <FormFault message={t(`imports.file.${rule}`, { limit: formatThousands(ofFile.limit ?? 0) })} />;
  }
  return (
    <div role="alert">
      <p className={styles.fault}>{t('imports.wrong', counted(faults.length))}</p>
      <ul className={styles.faults}>
        {faults.map(({ field, rule: broken, limit }) => {
          const [, row = '', key] = IN_ROW.exec(field) ?? [];
          const column = COLUMNS.find((one) => one === key) ?? 'name';
          const rule = RULES.find((one) => one === broken) ?? 'other';
          return (
            <li key={`${field} ${broken}`}>
              <span className={styles.row}>{t('imports.row', { row })}</span> {t(`imports.column.${column}`)}
              {' · '}
              {t(`imports.rule.${rule}`, { limit })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
