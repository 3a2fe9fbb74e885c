import { randomUUID } from 'node:crypto';
import type { Answer, Answers } from '@wence/schema';
import type { ItemKey } from '../../i18n/gallery/gallery-texts.js';
import { V1Client } from '../v1-client.js';
import type { GalleryItem } from './gallery-item.js';

/** Questions whose answers are files. */
export const FILE_KEYS: readonly ItemKey[] = ['upload', 'signature', 'onlineSignature'];

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('a picture')]);

/** Answers in which the second respondent differs from the first. */
const SECOND: Partial<Record<ItemKey, (item: GalleryItem) => Answer>> = {
  single: ({ node: { id } }) => ({ option: id + 4, text: '<b>mate</b>' }),
  rate: () => ({ number: 1 }),
  rank: ({ node: { id } }) => ({ order: [1, 3, 2, 4].map((place) => id + place) }),
  proportion: ({ node: { id } }) => ({ fields: { [id + 1]: 100, [id + 2]: 0, [id + 3]: 0 } }),
  date: () => ({ date: '2025-12-24' }),
};

async function fileFor(origin: string, surveyId: string, submissionId: string, nodeId: number): Promise<string> {
  const query = new URLSearchParams({ nodeId: String(nodeId), submissionId, name: 'photo.png' });
  const headers = { 'content-type': 'application/octet-stream' };
  const response = await fetch(`${origin}/v1/r/${surveyId}/files?${query}`, { method: 'POST', headers, body: new Uint8Array(PNG) });
  const { data } = (await response.json()) as { data: { fileId: string } };
  return data.fileId;
}

/** Two respondents hand in answers to every question of the gallery, as programs would. A mobile number to be proved stays unanswered. */
export async function answerGallery(origin: string, surveyId: string, items: readonly GalleryItem[]): Promise<void> {
  const v1 = new V1Client(origin);
  for (const isSecond of [false, true]) {
    const submissionId = randomUUID();
    const answers: Record<string, Answer> = {};
    for (const item of items) {
      const { key, node, answer } = item;
      if (FILE_KEYS.includes(key)) answers[node.id] = { files: [await fileFor(origin, surveyId, submissionId, node.id)] };
      else if (answer && key !== 'verificationCode') answers[node.id] = (isSecond && SECOND[key]?.(item)) || answer;
    }
    await v1.call('POST', `/r/${surveyId}/responses`, { submissionId, answers: answers satisfies Answers });
  }
}
