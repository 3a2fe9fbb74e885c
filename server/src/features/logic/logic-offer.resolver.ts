import { findNode, walkNodes } from '@wence/schema';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import type { RequestContext } from '../../platform/request/context.js';
import { notFound } from '../../platform/errors/app-error.js';
import { SurveyNodeType } from '../node/node.type.js';
import { logicOfferOf } from './logic-offer.js';
import { LogicOfferType } from './logic-offer.type.js';

/** Nodes that the offers of one request may look at. Each looks at all of its survey: 40 offers in a survey of 50, six in one of 300. */
const MOST_LOOKS = 2000;
const LOOKS = requestBudget('logicOffer', MOST_LOOKS);

/** Resolves the logic that may be authored on a question. */
@Resolver(() => SurveyNodeType)
export class LogicOfferResolver {
  @FieldResolver(() => LogicOfferType, {
    nullable: true,
    description: `What logic may be authored on it. Asked of question after question it grows with the square of the survey: offers times nodes are ${MOST_LOOKS} a request at most (A0420).`,
  })
  logicOffer(@Root() { localId, survey }: SurveyNodeType, @Ctx() ctx: RequestContext): LogicOfferType {
    const node = findNode(survey, localId);
    if (!node) throw notFound();
    spend(ctx, LOOKS, [...walkNodes(survey.nodes)].length);
    return logicOfferOf(survey, node);
  }
}
