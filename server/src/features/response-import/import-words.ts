import { IMPORT_LIMITS } from './import.policy.js';

/** Words of both doors about imports. */
export const IMPORT_WORDS = {
  file: `A table of responses as an export has it, .xlsx or CSV by its contents (UTF-8 or GB18030), at most ${IMPORT_LIMITS.megabytes} MB and ${IMPORT_LIMITS.rows} rows. Headings are names of columns (\`Q1\`, \`Q2_1\`, \`response_id\`, \`submitted_at\`) or labels that only one column has; cells are codes or titles, empty or missing codes (-1, -2, -3) where there is no answer. Marks on pictures and files cannot be imported.`,
  apply:
    'Stores the rows that can be responses, in the order of the table; what the table says of when, on what and from where they were given is kept. Rows that are responses of the survey already are passed over, so the same table can be imported again. Webhooks hear nothing of it; the feed of responses and dashboards do.',
  forgotten: 'The file is forgotten an hour after it was last looked at.',
  reason:
    'Why it is refused: what is wrong with an answer, in the words of A0400 when answers are handed in, or `value` (no code or title of the column), `ambiguous` (of two), `flag`, `wholeNumber`, `instant`, `parameters`, `tooLong`, `version`, `status` (the answers lead to another end), `place` (two at one place), `marks`, `files`, `lines`, `surplus` (belongs to no answer), `notAsked` (logic passes the question by).',
  fault:
    'Why nothing of the file can be imported: `notTable`, `tooLarge`, `tooManyRows`, `empty`, `noColumns` (no heading names a column), `tookTooLong`; null: nothing speaks against it as a whole.',
} as const;
