import type { WebhookEvent } from '@wence/schema';
import type { OutboxEvent } from '../../platform/outbox/outbox.js';
import type { ResponseFiles } from '../response/response.port.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import type { Response } from '../response/response.entity.js';
import { toV1Response } from '../response/v1-response.type.js';

/** Kinds of the outbox, and what they are called on the wire. */
export const EVENT_OF_KIND = {
  'response.submitted': 'response.completed',
  'response.edited': 'response.edited',
  'response.invalidated': 'response.invalidated',
  'response.validated': 'response.validated',
  'response.deleted': 'response.deleted',
  'response.restored': 'response.restored',
  'survey.launched': 'survey.launched',
  'survey.stopped': 'survey.stopped',
  'export.ready': 'export.ready',
} as const satisfies Readonly<Record<string, WebhookEvent>>;

export type EventKind = keyof typeof EVENT_OF_KIND;

/** An event as it is sent. */
export interface EventMessage {
  readonly type: WebhookEvent;
  /** Place among the events about the same object. */
  readonly position: number;
  readonly body: string;
  /** The response that it is about; null: it is about none. */
  readonly response: Response | null;
}

/** The text of a body: what happened, when, and to what. */
export const bodyOf = (type: string, at: Date, data: object): string => JSON.stringify({ type, timestamp: at.toISOString(), data });

/** Makes messages of events. A response is told as `/v1` shows it at that moment, with the survey that it belongs to. */
export class EventMessages {
  constructor(
    private readonly responses: ResponseReadModel,
    private readonly files: ResponseFiles,
  ) {}

  /** Null: the response has been purged since, and nothing is told of it any more. */
  async of(kind: EventKind, { surveyId, responseId: subjectId, seq, detail, createdAt }: OutboxEvent): Promise<EventMessage | null> {
    const type = EVENT_OF_KIND[kind];
    const position = seq ?? createdAt.getTime();
    if (!type.startsWith('response.')) {
      const more = detail === null ? {} : (JSON.parse(detail) as object); // Whoever put the event wrote an object.
      const task = type === 'export.ready' ? { taskId: subjectId } : {};
      return { type, position, body: bodyOf(type, createdAt, { surveyId, ...task, ...more }), response: null };
    }
    const [response] = await this.responses.ofIds([subjectId]);
    if (response?.id !== subjectId) return null;
    const files = (await this.files.filesOf([response])).get(response.id) ?? [];
    return { type, position, body: bodyOf(type, createdAt, { surveyId, ...toV1Response(response, files) }), response };
  }
}
