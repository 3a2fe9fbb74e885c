import type { Teller } from './teller.js';

/** A chat is told of responses: a webhook is made, tried out, changed, and what it has sent is looked at. */
export async function webhookChapter(teller: Teller): Promise<void> {
  // The receiver of the story has no certificate.
  const url = 'http://hooks.example/chat';
  const body = { url, events: ['response.completed', 'survey.stopped'], description: 'Into the chat of the team' };
  const { webhook } = await teller.ask('createWebhook', { body });
  const params = { id: webhook.id };
  const delivery = await teller.ask('testWebhook', { params });
  await teller.ask('listWebhooks');
  await teller.ask('getWebhook', { params });
  await teller.ask('updateWebhook', { params, body: { conditions: { conditions: [{ status: { anyOf: ['complete'] } }] } } });
  await teller.ask('listWebhookDeliveries', { params, query: { first: 10 } });
  await teller.ask('replayWebhookDelivery', { params: { ...params, deliveryId: delivery.id } });
  await teller.ask('replayWebhookDeliveries', { params, body: { since: '2026-03-09T00:00:00Z' } });
  await teller.ask('rotateWebhookSecret', { params });
  await teller.ask('deleteWebhook', { params });
}
