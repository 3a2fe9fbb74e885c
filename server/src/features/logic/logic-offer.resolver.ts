import { findNode, type SurveyDefinition, walkNodes } from '@wence/schema';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
import { AppError, notFound } from '../../platform/errors/app-error.js';
import { SurveyNodeType } from '../node/node.type.js';
import { logicOfferOf } from './logic-offer.js';
import { LogicOfferType } from './logic-offer.type.js';

/** Nodes that the offers of one request may look at. Each looks at all of its survey: 40 offers in a survey of 50, six in one of 300. */
const MOST_LOOKS = 2000;
const LOOKS = Symbol('nodes looked at for offers of logic');

/** Resolves the logic that may be authored on a question. */
@Resolver(() => SurveyNodeType)
export class LogicOfferResolver {
  @FieldResolver(() => LogicOfferType, {
    description: `What logic may be authored on it. Asked of question after question it grows with the square of the survey: offers times nodes are ${MOST_LOOKS} a request at most (A0420).`,
  })
  logicOffer(@Root() { id, survey }: SurveyNodeType, @Ctx() ctx: RequestContext): LogicOfferType {
    const node = findNode(survey, id);
    if (!node) throw notFound();
    spend(ctx, survey);
    return logicOfferOf(survey, node);
  }
}

/** The cost of the graph counts what is asked for; here it is the survey that decides. */
function spend(ctx: RequestContext, survey: SurveyDefinition): void {
  const looks = oncePerRequest(ctx, LOOKS, () => ({ left: MOST_LOOKS }));
  for (const _ of walkNodes(survey.nodes)) looks.left -= 1;
  if (looks.left < 0) throw new AppError('A0420', { data: { limit: 'logicOffer', most: MOST_LOOKS } });
}
