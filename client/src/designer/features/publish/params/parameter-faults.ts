import type { TFunction } from 'i18next';
import type { WrongField } from '../../../../graphql/server-fault';

/** The fields of a parameter that a fault can stand at. */
export const FAULT_FIELDS = ['name', 'label', 'nodeId', 'isKey'] as const;
type FaultField = (typeof FAULT_FIELDS)[number];

/** What is wrong with the fields of one parameter, in words. */
export type ParameterFaults = Readonly<Partial<Record<FaultField, string>>>;

const PLACE = /parameters\[(\d+)\]\.(\w+)$/;

const RULES = ['format', 'notAllowed', 'notUnique', 'tooLong'] as const;

function sayFault(t: TFunction<'parameters'>, field: FaultField, { rule, limit }: WrongField): string {
  if (field === 'nodeId') return t('fault.question');
  const known = RULES.find((one) => one === rule);
  return t(`fault.${known ?? 'wrong'}`, { limit });
}

/** The faults that the server found, by the place of their parameter in the list that was sent. Of a name that was not written that alone is said. */
export function parameterFaults(
  t: TFunction<'parameters'>,
  fields: readonly WrongField[],
  names: readonly string[],
): ReadonlyMap<number, ParameterFaults> {
  const faults = new Map<number, ParameterFaults>();
  for (const wrong of fields) {
    const [, place, name] = PLACE.exec(wrong.field) ?? [];
    const field = FAULT_FIELDS.find((one) => one === name);
    if (place === undefined || field === undefined) continue;
    const isBlank = field === 'name' && names[Number(place)] === '';
    const said = isBlank ? t('fault.required') : sayFault(t, field, wrong);
    faults.set(Number(place), { ...faults.get(Number(place)), [field]: said });
  }
  return faults;
}
