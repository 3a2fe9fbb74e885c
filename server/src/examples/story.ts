import type { Examples } from '../platform/openapi/example.js';
import { Receiver } from '../features/webhook/webhook.factory.js';
import { startTestApp } from '../testing/test-app.js';
import { authorChapter } from './author-chapter.js';
import { draftChapter } from './draft-chapter.js';
import { examChapter } from './exam-chapter.js';
import { keepingChapter, themeChapter } from './keeping-chapter.js';
import { runningChapter } from './running-chapter.js';
import { shelfChapter } from './shelf-chapter.js';
import { linkChapter } from './link-chapter.js';
import { NotingRandom, steady } from './steady.js';
import { Teller } from './teller.js';
import { webhookChapter } from './webhook-chapter.js';
import { wechatChapter } from './wechat-chapter.js';

/** Goes through every operation of `/v1` once, on a server of its own, and returns each request with its answer: the same in every run. */
export async function tellStory(): Promise<Examples> {
  const random = new NotingRandom();
  const receiver = await Receiver.start();
  const app = await startTestApp({ PUBLIC_URL: 'https://survey.example.com' }, { random, network: receiver.network });
  const teller = new Teller(app);
  try {
    await authorChapter(teller);
    const surveyId = await draftChapter(teller);
    await keepingChapter(teller, surveyId);
    await themeChapter(teller, surveyId);
    await shelfChapter(teller, surveyId);
    await runningChapter(teller);
    await examChapter(teller);
    await linkChapter(teller);
    await webhookChapter(teller);
    await wechatChapter(teller);
    return steady(teller.told, random.ids);
  } finally {
    await app.stop();
    await receiver.stop();
  }
}
