import { Readable } from 'node:stream';
import { type Answers, findNode, megabytesOf, type SurveyDefinition } from '@wence/schema';
import type { FileService } from '../asset/file.service.js';
import { filesIn } from '../answer-file/answer-files.service.js';
import { sampleFor } from './sample-file.js';

/** Hands in what simulated respondents hand in: real files, through the same intake as everybody's. */
export class SimulatedFiles {
  constructor(private readonly files: Pick<FileService, 'keep'>) {}

  /** The answers with the ids of stored files in place of those that stood for them. */
  async uploadFor(surveyId: string, submissionId: string, definition: SurveyDefinition, answers: Answers): Promise<Answers> {
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
