import { unlimited } from '../../platform/access/access.js';
import { purposeKey } from '../../platform/auth/purpose-key.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import { OutsideFetcher } from '../../platform/outside/fetching/outside-fetcher.js';
import type { Platform } from '../../platform/platform.js';
import { sweepRegularly } from '../../platform/sweep-regularly.js';
import type { UserService } from '../account/user.service.js';
import type { VersionService } from '../publish/version.service.js';
import type { ResponseViews } from '../response/response-views.service.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { DraftService } from '../survey/draft.service.js';
import { DeliveryClaims } from './delivery-claims.js';
import { deliveryView } from './delivery-view.js';
import { DeliveryService } from './delivery.service.js';
import { EVENT_OF_KIND, type EventKind, EventMessages } from './event-message.service.js';
import { FanOutService } from './fan-out.service.js';
import { WebhookInterest } from './webhook-interest.js';
import { WebhookOutcomes } from './webhook-outcome.js';
import { WebhookPost } from './webhook-post.js';
import { WebhookSecrets } from './webhook-secret.js';
import { WebhookSender } from './webhook-sender.js';
import { viewsOf } from './webhook-view.js';
import { WebhookResolver } from './webhook.resolver.js';
import { webhookRoutes } from './webhook.rest.js';
import { WebhookService } from './webhook.service.js';

export interface WebhookNeeds {
  readonly users: UserService;
  readonly drafts: DraftService;
  readonly batches: BatchDeletionService;
  readonly versions: VersionService;
  readonly responses: ResponseReadModel;
  readonly responseViews: ResponseViews;
  readonly tables: ResponseTables;
}

/** Webhooks: addresses of authors that are told of events. `listen` takes events from the outbox, and has to be called before the first one is stored. */
export function webhookFeature(platform: Platform, needs: WebhookNeeds) {
  const { database, unit, clock, random, outbox, limiter, metrics, logger, network, tokenSecret } = platform;
  const { users, drafts, batches, versions, responses, responseViews, tables } = needs;
  const base = { database, unit, clock, random };
  const fetcher = new OutsideFetcher(network);
  const secrets = new WebhookSecrets(purposeKey(tokenSecret, 'webhook secret'));
  const interest = new WebhookInterest(database);
  const claims = new DeliveryClaims(database, unit, clock, random);
  const outcomes = new WebhookOutcomes({ database, unit, claims, random });
  const post = new WebhookPost(fetcher, secrets, clock);
  const webhooks = new WebhookService({ ...base, users, drafts, batches, tables, fetcher, secrets, outcomes, interest });
  const deliveries = new DeliveryService({ ...base, limiter, webhooks, post });
  const messages = new EventMessages(responses, responseViews);
  const fanOut = new FanOutService({ ...base, versions, messages, interest });
  const sender = new WebhookSender({ claims, post, outcomes, metrics, logger });
  platform.onServe(() => interest.keepFresh(logger));
  platform.onServe(() => sender.keepSending());
  sweepRegularly((stop) => deliveries.sweep(stop), platform, 'deliveries of webhooks');
  const listen = async () => {
    for (const kind of Object.keys(EVENT_OF_KIND) as EventKind[])
      outbox.on(
        kind,
        (event) => fanOut.spread(kind, event),
        (surveyId) => interest.isWanted(surveyId),
      );
    await interest.refresh();
  };
  return {
    webhooks,
    deliveries,
    claims,
    post,
    outcomes,
    sender,
    listen,
    resolvers: [new WebhookResolver(webhooks, deliveries)],
    nodeSources: [
      storedSource(['Webhook'], unlimited('webhooks'), async (ctx, ids) =>
        viewsOf(
          ctx,
          webhooks,
          (await webhooks.list(ctx)).filter(({ id }) => ids.includes(id)),
        ),
      ),
      storedSource(['WebhookDelivery'], unlimited('webhooks'), async (ctx, ids) =>
        (await deliveries.findOwned(ctx, ids)).map((delivery) => asNode('WebhookDelivery', deliveryView(delivery))),
      ),
    ],
    routes: webhookRoutes(webhooks, deliveries),
    pages: [],
  };
}
