import { acceptsFile, formatOf, type SurveyNode } from '@wence/schema';

/** A small file that is what it says. */
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

/** What simulated respondents hand in at a question; null where it takes neither pictures nor texts: nobody makes up a video. */
export function sampleFor(node: SurveyNode): SampleFile | null {
  if (node.type === SIGNATURE) return PICTURE;
  return [PICTURE, TEXT].find(({ name }) => acceptsFile(formatOf(node), name)) ?? null;
}
