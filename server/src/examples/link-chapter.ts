import type { Teller } from './teller.js';

/** Guests get a link each: by their number, and from a list. */
export async function linkChapter(teller: Teller): Promise<void> {
  const params = await teller.ask('createSurvey', { body: { title: 'How was your stay?', language: 'en' } });
  await teller.ask('createPersonalLinks', { params, body: { count: 1 } });
  const guests = Uint8Array.from(Buffer.from('Name,Mobile,E-mail\nAda,+442079460000,ada@example.com\n'));
  await teller.ask('importPersonalLinks', { params, query: { dryRun: '1' }, file: { bytes: guests } });
  await teller.ask('importPersonalLinks', { params, file: { bytes: guests } });
  const { list } = await teller.ask('listPersonalLinks', { params, query: { first: 10 } });
  const linkIds = list.slice(0, 1).map(({ id }: { id: string }) => id);
  await teller.ask('downloadPersonalLinks', { params, query: { format: 'csv', timeZone: 'Europe/London' } });
  await teller.ask('voidPersonalLinks', { params, body: { linkIds } });
  await teller.ask('resetPersonalLinks', { params, body: { linkIds } });
  await teller.ask('deletePersonalLinks', { params, body: { linkIds } });
  await shortLink(teller, params);
  await goingOn(teller);
  await orders(teller, params.id);
  await places(teller);
}

const TOUR = {
  format: 1,
  title: 'Which tour?',
  language: 'en',
  settings: { reserveMinutes: 30 },
  nodes: [
    {
      id: 1,
      code: 'Q1',
      type: 1,
      title: 'Which tour?',
      options: [
        { id: 2, code: '1', title: 'By day' },
        { id: 3, code: '2', title: 'By night' },
      ],
    },
  ],
  quotas: [{ id: 4, kind: 'table', name: 'Tours', nodeIds: [1], cells: [{ optionId: [3], limit: 20 }] }],
};

/** Places are few, so one is kept for whoever is still answering. */
async function places(teller: Teller): Promise<void> {
  const { id } = await teller.ask('createSurvey', { body: { title: TOUR.title, language: 'en' } });
  await teller.ask('putDefinition', { params: { id }, body: TOUR });
  await teller.ask('launchSurvey', { params: { id }, body: {} });
  const { token } = teller;
  teller.token = null;
  const body = { submissionId: '1c9d1f0e-5f0a-4a57-9f5c-0b7d5d3f0044', answers: { 1: { option: 3 } } };
  await teller.ask('reserveSeats', { params: { surveyId: id }, body });
  teller.token = token;
}

/** A guest begins at a desk, and goes on by the same link on a phone. */
async function goingOn(teller: Teller): Promise<void> {
  const { id } = await teller.ask('createSurvey', { body: { title: TOUR.title, language: 'en' } });
  await teller.ask('putDefinition', { params: { id }, body: TOUR });
  await teller.ask('launchSurvey', { params: { id }, body: {} });
  await teller.ask('createPersonalLinks', { params: { id }, body: { count: 1 } });
  const { list } = await teller.ask('listPersonalLinks', { params: { id }, query: { first: 1 } });
  const [{ code: linkCode }] = list;
  const { token } = teller;
  teller.token = null;
  const body = { linkCode, submissionId: '1c9d1f0e-5f0a-4a57-9f5c-0b7d5d3f0045', version: 1, answers: { 1: { option: 2 } } };
  await teller.ask('saveLinkDraft', { params: { surveyId: id }, body });
  await teller.ask('readLinkDraft', { params: { surveyId: id }, body: { linkCode } });
  teller.token = token;
}

/** A name that goes on a poster, and is taken off again. */
async function shortLink(teller: Teller, params: { readonly id: string }): Promise<void> {
  await teller.ask('saveShortLink', { params, body: { name: 'your-stay' } });
  await teller.ask('readShortLink', { params });
  await teller.ask('deleteShortLink', { params });
}

/** Fifty more opinions are to come from a panel of one's own; then the order is cancelled after all. */
async function orders(teller: Teller, id: string): Promise<void> {
  const params = { id };
  const body = { supplier: 'manual', target: 50, deadline: '2026-03-20T18:00:00.000Z', contactName: 'Ada', conditions: { age: [3, 4] } };
  const { id: orderId } = await teller.ask('createSampleOrder', { params, body });
  await teller.ask('updateSampleOrder', { params: { id, orderId }, body: { ...body, remark: 'Weekdays only' } });
  await teller.ask('signSampleLinks', { params: { id, orderId }, body: { pids: ['member-1'] } });
  await teller.ask('listSampleOrders', { params });
  await teller.ask('moveSampleOrder', { params: { id, orderId }, body: { action: 'cancel' } });
}
