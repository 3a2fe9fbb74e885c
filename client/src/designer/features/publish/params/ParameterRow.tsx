import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { LIMITS } from '@wence/schema';
import { Button, Checkbox, Input, Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerableQuestion, ParameterDraft } from './parameter-draft';
import type { ParameterFaults } from './parameter-faults';
import styles from './ParameterRow.module.css';

/** Characters of a name, as the rule for names allows. */
const NAME_LENGTH = 24;

/** No question has this id. */
const NO_QUESTION = 0;

interface FieldProps {
  label: string;
  fault: string | undefined;
  children: (id: string, faultId: string | undefined) => ReactNode;
}

function Field({ label, fault, children }: FieldProps) {
  const id = useId();
  const faultId = `${id}-fault`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id, fault ? faultId : undefined)}
      <div id={faultId} className={styles.fault} role="alert">
        {fault}
      </div>
    </div>
  );
}

interface ParameterRowProps {
  parameter: ParameterDraft;
  /** Place in the list, from 1. */
  number: number;
  isLast: boolean;
  questions: readonly AnswerableQuestion[];
  faults: ParameterFaults;
  onChange: (set: Partial<ParameterDraft>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Edits one parameter. */
export function ParameterRow({ parameter, number, isLast, questions, faults, onChange, onMove, onRemove }: ParameterRowProps) {
  const { t } = useTranslation('parameters');
  const { name, label, nodeId, required, isKey } = parameter;
  const called = name || String(number);
  return (
    <li className={styles.row} aria-label={t('row', { name: called })}>
      <div className={styles.fields}>
        <Field label={t('column.name')} fault={faults.name}>
          {(id, faultId) => (
            <Input
              id={id}
              value={name}
              maxLength={NAME_LENGTH}
              autoComplete="off"
              spellCheck={false}
              status={faultId && 'error'}
              aria-describedby={faultId}
              placeholder="uid"
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        <Field label={t('column.label')} fault={faults.label}>
          {(id, faultId) => (
            <Input
              id={id}
              value={label}
              maxLength={LIMITS.searchText}
              status={faultId && 'error'}
              aria-describedby={faultId}
              onChange={({ target }) => onChange({ label: target.value })}
            />
          )}
        </Field>
        <Field label={t('column.fills')} fault={faults.nodeId}>
          {(id, faultId) => (
            <Select<number>
              id={id}
              className={styles.select}
              value={nodeId ?? NO_QUESTION}
              status={faultId ? 'error' : ''}
              aria-describedby={faultId}
              showSearch={{ optionFilterProp: 'label' }}
              options={[{ value: NO_QUESTION, label: t('fillsNone') }, ...questions]}
              onChange={(chosen) => onChange({ nodeId: chosen === NO_QUESTION ? null : chosen })}
            />
          )}
        </Field>
      </div>
      <div className={styles.marks}>
        <Checkbox checked={required} onChange={({ target }) => onChange({ required: target.checked })}>
          {t('required')}
        </Checkbox>
        <Checkbox checked={isKey} onChange={({ target }) => onChange({ isKey: target.checked })}>
          {t('isKey')}
        </Checkbox>
        <span className={styles.tools}>
          <Button
            type="text"
            icon={<ArrowUpOutlined aria-hidden="true" />}
            disabled={number === 1}
            aria-label={t('up', { name: called })}
            onClick={() => onMove(-1)}
          />
          <Button
            type="text"
            icon={<ArrowDownOutlined aria-hidden="true" />}
            disabled={isLast}
            aria-label={t('down', { name: called })}
            onClick={() => onMove(1)}
          />
          <Button type="text" icon={<DeleteOutlined aria-hidden="true" />} aria-label={t('remove', { name: called })} onClick={onRemove} />
        </span>
      </div>
      {faults.isKey && (
        <p className={styles.fault} role="alert">
          {faults.isKey}
        </p>
      )}
    </li>
  );
}
