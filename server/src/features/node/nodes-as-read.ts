import type { SurveyDefinition } from '@wence/schema';
import { invalidWhen } from '../../platform/errors/app-error.js';
import { changedAsRead, changedOf, hasAsRead, readOnlyKeys } from '../../platform/route/as-read.js';
import { localIdIn } from '../survey/row.policy.js';
import type { Survey } from '../survey/survey.entity.js';
import { changeFields, kindOf } from './v1-fields.type.js';
import { v1Node, v1NodeIn } from './v1-node.type.js';

const { shape } = v1Node;

/** What a route does not write of the nodes that it takes: all that a `GET` answers, but for the keys named here. */
export const UPDATED_AS_READ = readOnlyKeys(shape, { ...changeFields, id: 0, surveyId: 0 });
export const PLACED_AS_READ = readOnlyKeys(shape, { id: 0, parentId: 0, position: 0 });

/** A body that names a node and says how it should be. */
type SentNode = { readonly [Key in keyof typeof changeFields]?: unknown } & { readonly type?: number | null; readonly subType?: number };

/** The fields of a node that a body changes, for the edit language. A0400 for another value of a key that is not written. */
export function changedFields(survey: Survey, newest: SurveyDefinition, nodeId: number, body: SentNode): object {
  const read = v1NodeIn(survey, newest, nodeId);
  invalidWhen(changedAsRead(body, read, UPDATED_AS_READ));
  const sent = Object.fromEntries(Object.keys(changeFields).map((key) => [key, Reflect.get(body, key)])) as SentNode; // Its own keys.
  const { type, subType, ...changed } = changedOf(sent, read);
  // A sub-type means something only along with its type.
  const kind = type === undefined && subType === undefined ? {} : kindOf({ type: sent.type, subType: sent.subType });
  return Object.fromEntries(Object.entries({ ...changed, ...kind }).filter(([, value]) => value !== undefined));
}

/** Refuses nodes of a list that were read and come back with another value of a key that the route does not write (A0400). */
export function refuseChangedNodes(
  survey: Survey,
  newest: SurveyDefinition,
  sent: readonly { readonly id: number }[],
  keys: object,
  path: string,
): void {
  invalidWhen(
    ...sent.map((node, place) =>
      hasAsRead(node, keys) ? changedAsRead(node, v1NodeIn(survey, newest, localIdIn(survey, node.id)), keys, `${path}[${place}]`) : [],
    ),
  );
}
