import { type FieldFault, INVITATION_LIMITS, readInvitationCodes } from '@wence/schema';
import { invalidInput, invalidWhen } from '../../platform/errors/app-error.js';

/** Codes that are to be made: so many that are drawn, or these. */
export interface NewCodes {
  readonly surveyId: string;
  readonly amount?: number | null | undefined;
  readonly codes?: readonly string[] | null | undefined;
  /** How many responses each of them takes; 1 unless said. */
  readonly maxUses?: number | null | undefined;
}

/** The same as it was read: `codes` is null where they are drawn. */
export interface ReadNewCodes {
  readonly amount: number;
  readonly codes: readonly string[] | null;
  readonly maxUses: number;
}

const { perCall, uses } = INVITATION_LIMITS;

/** The words of both doors. */
export const NEW_CODE_TEXTS = {
  amount: `How many codes of ${INVITATION_LIMITS.drawn} letters and digits are drawn, 1 to ${INVITATION_LIMITS.perCall}; left out beside \`codes\`.`,
  codes: `Codes of one's own, at most ${INVITATION_LIMITS.perCall}: ${INVITATION_LIMITS.codeLeast} to ${INVITATION_LIMITS.code} letters, digits, \`-\` and \`_\` each; kept in capitals, without spaces.`,
  maxUses: `How many responses each of them takes, 1 to ${INVITATION_LIMITS.uses}; 1 unless said.`,
  voided: `Codes of the survey, at most ${INVITATION_LIMITS.perCall}. Absent or null: all that stand.`,
  deleted: `Codes of the survey, at most ${INVITATION_LIMITS.perCall}. Absent or null: all that no response came with.`,
} as const;

/** What stands in the way of new codes. */
export const NEW_CODE_FAULTS = `\`amount\` (required without codes; tooSmall, tooLarge), \`codes\` (notAllowed beside an amount; required: an empty list; tooMany: ${INVITATION_LIMITS.perCall} at once, ${INVITATION_LIMITS.perSurvey} of one survey), \`codes[i]\` (tooShort, tooLong, format, notUnique in the survey or the list), \`maxUses\` (tooSmall, tooLarge)`;

/** A0400: `amount` (required without codes; type, tooSmall, tooLarge), `codes` (notAllowed beside an amount; as `readInvitationCodes` says), `maxUses` (type, tooSmall, tooLarge). */
export function readNewCodes({ amount, codes, maxUses }: NewCodes): ReadNewCodes {
  const times = maxUses ?? 1;
  const faults = numberFaults('maxUses', times, uses);
  const own = codes ?? null;
  if (own === null) {
    const drawn = amount ?? null;
    invalidWhen([...(drawn === null ? [required('amount')] : numberFaults('amount', drawn, perCall)), ...faults]);
    return { amount: drawn ?? 0, codes: null, maxUses: times };
  }
  if ((amount ?? null) !== null) throw invalidInput([{ field: 'codes', rule: 'notAllowed' }]);
  const read = readInvitationCodes(own);
  invalidWhen([...(read.ok ? [] : read.faults), ...faults]);
  const value = read.ok ? read.value : [];
  return { amount: value.length, codes: value, maxUses: times };
}

const required = (field: string): FieldFault => ({ field, rule: 'required' });

function numberFaults(field: string, value: number, most: number): FieldFault[] {
  if (!Number.isInteger(value)) return [{ field, rule: 'type' }];
  if (value < 1) return [{ field, rule: 'tooSmall', limit: 1 }];
  return value > most ? [{ field, rule: 'tooLarge', limit: most }] : [];
}
