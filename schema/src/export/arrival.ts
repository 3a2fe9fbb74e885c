/** Facts about the way in that only surveys with one-to-one links or invitation codes have, in the order of their columns. */
export const ARRIVALS = ['linkCode', 'linkName', 'invitationCode'] as const;

export type Arrival = (typeof ARRIVALS)[number];

/** Keys of their columns, which every table of responses has: filters may ask for them in any survey. */
export const ARRIVAL_KEYS: Readonly<Record<Arrival, string>> = {
  linkCode: 'link_code',
  linkName: 'link_name',
  invitationCode: 'invitation_code',
};
