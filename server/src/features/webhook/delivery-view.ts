import { asNode } from '../../platform/graphql/node-interface.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';

/** A delivery as both doors show it: when it is sent next is not told of one that is under way, whose time is the end of a lease. */
export function deliveryView({ subjectId: _subject, position: _position, availableAt, leaseOwner, ...shown }: WebhookDelivery) {
  return asNode('WebhookDelivery', { ...shown, nextAt: leaseOwner === null ? availableAt : null });
}

export type DeliveryView = ReturnType<typeof deliveryView>;
