import { compareDefinitions, type DefinitionChange } from '@wence/schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { changeWords, fieldWords, logicSentence, type Sides, typeWords } from './change-words';
import styles from './DefinitionChanges.module.css';

/** A question that only has another number because others came or went before it. */
const isRenumbered = ({ kind, isMoved, fields }: DefinitionChange): boolean =>
  kind === 'changed' && !isMoved && fields.length > 0 && fields.every(({ field }) => field === 'code');

function Values({ name, before, after }: { name: string; before: string | null; after: string | null }) {
  const { t } = useTranslation('definitionChanges');
  if (before === null || after === null) return <>{t('fieldChanged', { name })}</>;
  return (
    <>
      {t('fieldName', { name })} <del className={styles.before}>{before}</del> <ins className={styles.after}>{after}</ins>
    </>
  );
}

function ChangedFields({ change, sides }: { change: DefinitionChange; sides: Sides }) {
  const { t } = useTranslation(['definitionChanges', 'editor']);
  const { t: tLogic } = useTranslation('logic');
  if (change.kind !== 'changed') return null;
  if (change.part === 'logic') {
    const before = logicSentence(change, sides.before, tLogic);
    const after = logicSentence(change, sides.after, tLogic);
    return before === after ? null : (
      <ul className={styles.fields}>
        <li>
          <Values name={t('definitionChanges:rule')} before={before} after={after} />
        </li>
      </ul>
    );
  }
  const hasOtherType = change.fields.some(({ field }) => field === 'type' || field === 'subType');
  const others = change.fields.filter(
    ({ field }) => !['type', 'subType', 'code'].includes(field) || (field === 'code' && change.part !== 'node'),
  );
  return (
    <ul className={styles.fields}>
      {hasOtherType && change.part === 'node' && (
        <li>
          <Values
            name={t('definitionChanges:fields.type')}
            before={typeWords(sides.before, change.id, t)}
            after={typeWords(sides.after, change.id, t)}
          />
        </li>
      )}
      {others.map((field) => (
        <li key={field.field}>
          <Values {...fieldWords(field, t)} />
        </li>
      ))}
    </ul>
  );
}

/** The differences between two definitions, as sentences with the values before and after. */
export function DefinitionChanges(sides: Sides) {
  const { t } = useTranslation(['definitionChanges', 'editor']);
  const { t: tLogic } = useTranslation('logic');
  const { before, after } = sides;
  const changes = useMemo(() => compareDefinitions(before, after), [before, after]);
  const told = changes.filter((change) => !isRenumbered(change));
  const renumbered = changes.length - told.length;
  if (changes.length === 0) return <p className={styles.nothing}>{t('definitionChanges:same')}</p>;
  return (
    <ul className={styles.changes}>
      {told.map((change) => (
        <li key={`${change.kind}-${change.id}`} className={styles.change} data-kind={change.kind}>
          <p className={styles.sentence}>{changeWords(change, sides, t, tLogic)}</p>
          <ChangedFields change={change} sides={sides} />
        </li>
      ))}
      {renumbered > 0 && (
        <li className={styles.change}>
          <p className={styles.sentence}>{t('definitionChanges:renumbered', { count: renumbered })}</p>
        </li>
      )}
    </ul>
  );
}
