/** Numbers of one-to-one links (Spec 2, publish). They stand apart: the editor needs none of them. */
export const PERSONAL_LINK_LIMITS = {
  /** Links of one survey. */
  perSurvey: 50_000,
  /** Links that are made or imported at once. */
  atOnce: 10_000,
  /** Links that one request voids, resets or deletes. */
  chosen: 500,
  /** Letters and digits of a code: about 130 bits, drawn by chance. */
  code: 22,
  /** Characters of what is kept of a person, as `textLength` counts them. */
  name: 50,
  mobile: 20,
  email: 100,
  remark: 200,
  /** Megabytes of a table of people, and what may come out of a workbook. */
  fileMegabytes: 5,
  unpackedMegabytes: 32,
  columns: 50,
} as const;
