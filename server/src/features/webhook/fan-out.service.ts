import { filterTest } from '@wence/schema';
import { In, IsNull } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { OutboxEvent } from '../../platform/outbox/outbox.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import type { VersionService } from '../publish/version.service.js';
import { Survey } from '../survey/survey.entity.js';
import type { EventKind, EventMessage, EventMessages, ToldResponse } from './event-message.service.js';
import { conditionsOf, eventsOf, Webhook } from './webhook.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import type { WebhookInterest } from './webhook-interest.js';

const ID_LENGTH = 20;

interface FanOutParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly random: Random;
  readonly versions: VersionService;
  readonly messages: EventMessages;
  readonly interest: WebhookInterest;
}

/** Makes a delivery of an event for each webhook that is told of it. Repeated for the same event, it makes none twice. */
export class FanOutService {
  constructor(private readonly parts: FanOutParts) {}

  async spread(kind: EventKind, event: OutboxEvent): Promise<void> {
    const { interest, messages } = this.parts;
    const { stamp } = interest;
    const listening = await this.listening(event.surveyId);
    if (listening.length === 0) return interest.noteSilence(event.surveyId, stamp);
    const message = await messages.of(kind, event);
    if (!message) return;
    const told = listening.filter((webhook) => eventsOf(webhook).includes(message.type));
    const meant = [];
    for (const webhook of told) if (await this.means(webhook, message.response)) meant.push(webhook);
    if (meant.length > 0) await this.store(meant, event, message);
  }

  /** Webhooks that are on, for this survey or for all of its owner. */
  private async listening(surveyId: string): Promise<Webhook[]> {
    const { database } = this.parts;
    const survey = await database.repository(Survey).findOne({ select: { id: true, ownerId: true }, where: { id: surveyId } });
    if (!survey) return [];
    const on = { ownerId: survey.ownerId, enabled: 1 };
    return database.repository(Webhook).findBy([
      { ...on, surveyId },
      { ...on, surveyId: IsNull() },
    ]);
  }

  /** Conditions are about responses: other events pass. They are judged by the version that was answered. */
  private async means(webhook: Webhook, response: ToldResponse | null): Promise<boolean> {
    const conditions = conditionsOf(webhook);
    if (!conditions || !response) return true;
    const frozen = await this.parts.versions.read(response.surveyId, response.version);
    if (!frozen) return false;
    const { invalidAt, starredAt, tags } = response;
    const noted = { valid: invalidAt === null, starred: starredAt !== null, tags: tags ?? [], quality: [] };
    return filterTest(conditions, frozen.definition)({ ...response, ...noted });
  }

  private async store(webhooks: readonly Webhook[], event: OutboxEvent, { type, position, body }: EventMessage): Promise<void> {
    const { database, unit, clock, random } = this.parts;
    const { id: eventId, surveyId, responseId: subjectId } = event;
    await unit.run(async () => {
      const deliveries = database.repository(WebhookDelivery);
      const webhookIds = webhooks.map(({ id }) => id);
      const known = await deliveries.find({ select: { id: true, webhookId: true }, where: { webhookId: In(webhookIds), eventId } });
      const done = new Set(known.map(({ webhookId }) => webhookId));
      const now = clock.now();
      const rows = webhookIds
        .filter((webhookId) => !done.has(webhookId))
        .map((webhookId) => {
          const id = datedId(random, now, ID_LENGTH);
          const about = { webhookId, eventId, type, surveyId, subjectId, position, body };
          return { id, ...about, state: 'pending' as const, attempts: 0, availableAt: now, createdAt: now };
        });
      if (rows.length > 0) await deliveries.insert(rows);
    });
  }
}
