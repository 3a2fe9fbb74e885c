import { findNode } from '@wence/schema';
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { notFound } from '../../platform/errors/app-error.js';
import { SurveyNodeType } from '../node/node.type.js';
import { logicOfferOf } from './logic-offer.js';
import { LogicOfferType } from './logic-offer.type.js';

/** What a question's node knows of logic. */
@Resolver(() => SurveyNodeType)
export class LogicOfferResolver {
  @FieldResolver(() => LogicOfferType, { description: 'What logic may be authored on it.' })
  logicOffer(@Root() { id, survey }: SurveyNodeType): LogicOfferType {
    const node = findNode(survey, id);
    if (!node) throw notFound();
    return logicOfferOf(survey, node);
  }
}
