import { Select } from 'antd';
import type { ReactNode } from 'react';
import styles from './export.module.css';

interface FieldProps {
  label: string;
  /** Id of the label, for controls that are named by it. */
  labelId?: string;
  help?: string;
  /** Takes a whole line. */
  isWide?: boolean;
  children: ReactNode;
}

/** A choice with its name above it. */
export const Field = ({ label, labelId, help, isWide = false, children }: FieldProps) => (
  <div className={styles.field} data-wide={isWide}>
    <div className={styles.label}>
      <span id={labelId}>{label}</span>
      {help !== undefined && <span className={styles.quiet}>{help}</span>}
    </div>
    {children}
  </div>
);

/** All zones that this device knows; `UTC` is missing from some lists. */
const ZONES = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({ value, label: value.replaceAll('_', ' ') }));

interface ZoneSelectProps {
  labelId: string;
  value: string;
  onChange: (timeZone: string) => void;
}

/** The zone in which a file tells times. */
export const ZoneSelect = ({ labelId, value, onChange }: ZoneSelectProps) => (
  <Select<string>
    aria-labelledby={labelId}
    value={value}
    options={ZONES.some((zone) => zone.value === value) ? ZONES : [{ value, label: value }, ...ZONES]}
    showSearch={{ optionFilterProp: 'label' }}
    onChange={onChange}
  />
);
