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
}
