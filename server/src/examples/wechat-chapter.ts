import type { Teller } from './teller.js';

const OPTIONS = [
  { id: 2, code: '1', title: 'Green' },
  { id: 3, code: '2', title: 'Black' },
];
const DEFINITION = {
  format: 1,
  title: 'Which tea?',
  language: 'en',
  nodes: [{ id: 1, code: 'Q1', type: 1, title: 'Which tea do you like?', options: OPTIONS }],
  settings: { shareTitle: 'Tea at the weekend?', shareText: 'It takes a minute', wechatUser: 'openid' },
};

/** A survey with a card of its own is shared in WeChat. */
export async function wechatChapter(teller: Teller): Promise<void> {
  await teller.ask('getWechatService');
  const { id } = await teller.ask('createSurvey', { body: { title: 'Which tea?', language: 'en' } });
  await teller.ask('putDefinition', { params: { id }, body: DEFINITION });
  await teller.ask('launchSurvey', { params: { id }, body: {} });
  await teller.ask('getWechatCard', { params: { surveyId: id }, query: { url: `https://survey.example.com/r/${id}?s=poster` } });
}
