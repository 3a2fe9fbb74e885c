import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { NeedsScope } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import type { RequestContext } from '../../platform/request/context.js';
import { conditionsType } from '../report-category/report-category.type.js';
import { SurveyType } from '../survey/survey.type.js';
import { contentOf, type ReportShare } from './report-share.entity.js';
import type { ReportShareService } from './report-share.service.js';
import { ReportShareType, SHARE_FIELDS, ShareChoicesType } from './report-share.type.js';
import type { ShareChoicesService } from './share-choices.service.js';

/** Each reads all versions of its survey. */
const CHOICES = requestBudget('shareChoices', 10);

/** Fields of a share that are worked out from its row. */
@Resolver(() => ReportShareType)
export class ShareFieldResolver {
  constructor(private readonly shares: ReportShareService) {}

  @NeedsScope('responses:read')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The secret part of its link. Null: the server has another secret since it was made, and only a new link can be told.',
  })
  token(@Root() share: ReportShare): string | null {
    return this.shares.tokenOf(share);
  }

  @FieldResolver(() => Boolean, { description: SHARE_FIELDS.enabled })
  enabled(@Root() { enabled }: ReportShare): boolean {
    return enabled === 1;
  }

  @FieldResolver(() => Boolean, { description: 'Visitors have to enter a password.' })
  hasPassword(@Root() { passwordHash }: ReportShare): boolean {
    return passwordHash !== null;
  }

  @ListSize(5)
  @FieldResolver(() => [Int], { nullable: true, description: `${SHARE_FIELDS.nodeIds}.` })
  nodeIds(@Root() share: ReportShare): readonly number[] | null {
    return contentOf(share).nodeIds;
  }

  @ListSize(5)
  @FieldResolver(() => [String], { nullable: true, description: `${SHARE_FIELDS.columns}.` })
  columns(@Root() share: ReportShare): readonly string[] | null {
    return contentOf(share).columns;
  }

  @ListSize(4)
  @FieldResolver(() => [ID], { nullable: true, description: `${SHARE_FIELDS.categoryIds}.` })
  categoryIds(@Root() share: ReportShare): readonly string[] | null {
    return contentOf(share).categoryIds;
  }

  @ListSize(4)
  @FieldResolver(() => [ID], { nullable: true, description: `${SHARE_FIELDS.tableIds}.` })
  tableIds(@Root() share: ReportShare): readonly string[] | null {
    return contentOf(share).tableIds;
  }

  @FieldResolver(() => conditionsType, { nullable: true, description: 'Which responses it is about; null: all that count.' })
  conditions(@Root() share: ReportShare): object | null {
    return contentOf(share).conditions;
  }

  @FieldResolver(() => Boolean, { description: SHARE_FIELDS.showTexts })
  showTexts(@Root() share: ReportShare): boolean {
    return contentOf(share).showTexts;
  }

  @FieldResolver(() => Int, { description: `${SHARE_FIELDS.smallestBase}.` })
  smallestBase(@Root() share: ReportShare): number {
    return contentOf(share).smallestBase;
  }
}

/** What a survey offers to choose from. */
@Resolver(() => SurveyType)
export class ShareChoicesResolver {
  constructor(private readonly choices: ShareChoicesService) {}

  @NeedsScope('responses:read')
  @FieldResolver(() => ShareChoicesType, {
    nullable: true,
    description: `What can be chosen when a report is shared. At most ${CHOICES.most} in a request (A0420). Null in the recycle bin.`,
  })
  async shareChoices(@Root() survey: SurveyType, @Ctx() ctx: RequestContext): Promise<ShareChoicesType | null> {
    if (survey.recycledAt !== null) return null;
    spend(ctx, CHOICES);
    return this.choices.read(ctx, survey.id);
  }
}
