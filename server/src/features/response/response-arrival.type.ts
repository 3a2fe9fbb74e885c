import { z } from 'zod';

/** Texts of both doors about the way in of a response. */
export const ARRIVAL_TEXTS = {
  linkCode: 'Code of the one-to-one link that it came by; null: it came by none, or by one that responses do not tell.',
  linkName: 'Name that its author gave this link; null: none.',
  invitationCode: 'The invitation code that it came with; null: none was asked for.',
} as const;

/** The one-to-one link and the invitation code of a response, as `/v1` shows them. */
export const v1Arrival = {
  linkCode: z.string().nullable().describe(ARRIVAL_TEXTS.linkCode),
  linkName: z.string().nullable().describe(ARRIVAL_TEXTS.linkName),
  invitationCode: z.string().nullable().describe(ARRIVAL_TEXTS.invitationCode),
};
