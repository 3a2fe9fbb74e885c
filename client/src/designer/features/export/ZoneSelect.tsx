import { Select } from 'antd';

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
