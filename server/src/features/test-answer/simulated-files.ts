import { Readable } from 'node:stream';
import { acceptsFile, type Answers, findNode, formatOf, megabytesOf, minOf, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import type { FileService } from '../asset/file.service.js';
import { filesIn } from '../answer-file/answer-files.service.js';

interface SampleFile {
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
function sampleFor(node: SurveyNode): SampleFile | null {
  if (node.type === SIGNATURE) return PICTURE;
  return [PICTURE, TEXT].find(({ name }) => acceptsFile(formatOf(node), name)) ?? null;
}

/** Ids that stand for files until these are really there. */
export function idsFor(node: SurveyNode): readonly string[] {
  return sampleFor(node) ? Array.from({ length: Math.max(1, minOf(node)) }, (_, place) => `sample-${place}`) : [];
}

/** Hands in what simulated respondents hand in: real files, through the same intake as everybody's. */
export class SimulatedFiles {
  constructor(private readonly files: Pick<FileService, 'keep'>) {}

  /** The answers with the ids of stored files in place of those that stood for them. */
  async handIn(surveyId: string, submissionId: string, definition: SurveyDefinition, answers: Answers): Promise<Answers> {
    const named = filesIn(answers);
    if (named.length === 0) return answers;
    const stored = new Map<number, string[]>();
    for (const { nodeId } of named) {
      const node = findNode(definition, nodeId);
      const sample = node && sampleFor(node);
      if (!node || !sample) throw new Error(`question ${nodeId} asks for files that nobody has`);
      const { id } = await this.files.keep(
        { surveyId, submissionId, nodeId },
        sample.name,
        Readable.from([sample.bytes]),
        megabytesOf(node),
      );
      stored.set(nodeId, [...(stored.get(nodeId) ?? []), id]);
    }
    return { ...answers, ...Object.fromEntries([...stored].map(([nodeId, files]) => [nodeId, { files }])) };
  }
}
