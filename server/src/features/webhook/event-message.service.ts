import type { StoredResponse, WebhookEvent } from '@wence/schema';
import type { OutboxEvent } from '../../platform/outbox/outbox.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import type { Response } from '../response/response.entity.js';
import type { ResponseViews } from '../response/response-views.service.js';

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

/** A response with its way in, which conditions may ask for. */
export type ToldResponse = Response & Pick<StoredResponse, 'link' | 'invitationCode'>;

/** An event as it is sent. */
export interface EventMessage {
  readonly type: WebhookEvent;
  /** Place among the events about the same object. */
  readonly position: number;
  readonly body: string;
  /** The response that it is about; null: it is about none. */
  readonly response: ToldResponse | null;
}

/** The text of a body: what happened, when, and to what. */
export const bodyOf = (type: string, at: Date, data: object): string => JSON.stringify({ type, timestamp: at.toISOString(), data });

/** Makes messages of events. A response is told as `/v1` shows it at that moment, with the survey that it belongs to. */
export class EventMessages {
  constructor(
    private readonly responses: ResponseReadModel,
    private readonly views: ResponseViews,
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
    const view = (await this.views.of([response]))(response);
    const { linkCode, linkName, invitationCode } = view;
    const link = linkCode === null ? null : { code: linkCode, name: linkName };
    return { type, position, body: bodyOf(type, createdAt, { surveyId, ...view }), response: { ...response, link, invitationCode } };
  }
}
