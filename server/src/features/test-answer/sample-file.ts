import { acceptsFile, formatOf, minOf, type SurveyNode } from '@wence/schema';

/** A file that simulated respondents hand in. */
export interface SampleFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const SIGNATURE = 41;

/** One grey pixel. */
const PICTURE: SampleFile = {
  name: 'simulated.png',
  bytes: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64'),
};
const TEXT: SampleFile = { name: 'simulated.txt', bytes: Buffer.from('Handed in by a simulated respondent.\n') };

/** The file that a simulated respondent uploads to a question; null if the question accepts neither images nor text files. */
export function sampleFor(node: SurveyNode): SampleFile | null {
  if (node.type === SIGNATURE) return PICTURE;
  return [PICTURE, TEXT].find(({ name }) => acceptsFile(formatOf(node), name)) ?? null;
}

/** Returns ids that stand for the files of a question until there are files. */
export function fileIdsFor(node: SurveyNode): readonly string[] {
  return sampleFor(node) ? Array.from({ length: Math.max(1, minOf(node)) }, (_, place) => `sample-${place}`) : [];
}
