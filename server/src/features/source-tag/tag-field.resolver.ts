import DataLoader from 'dataloader';
import { Ctx, Field, FieldResolver, GraphQLISODateTime, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { NeedsScope } from '../../platform/graphql/access.decorator.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
// The class, not only its type: without it, the decorators would take the one of `fetch`, which has the same name.
import { Response } from '../response/response.entity.js';
import { ResponseType } from '../response/response.type.js';
import type { SourceFigures } from './source-figures.read-model.js';
import type { SourceTag } from './source-tag.entity.js';
import { SourceTagType, TAG_TEXTS } from './source-tag.type.js';
import type { TagReadings } from './tag-readings.service.js';

/** Each counts the visits and responses of its survey. */
const FIGURES = requestBudget('sourceTagFigures', 10);
/** Each is drawn. */
const PICTURES = requestBudget('sourceTagQrCode', 20);
const FIGURES_LOADER = Symbol('figures of sources');
const URL_LOADER = Symbol('links of source tags');
const NAME_LOADER = Symbol('names of sources');

@ObjectType('SourceTagFigures', { description: 'How many came by a source tag.' })
export class SourceTagFiguresType {
  @Field(() => Int, { description: TAG_TEXTS.visits })
  visits: number;

  @Field(() => Int, { description: TAG_TEXTS.started })
  started: number;

  @Field(() => Int, { description: TAG_TEXTS.completed })
  completed: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: TAG_TEXTS.lastResponseAt })
  lastResponseAt: Date | null;
}

/** Fields of a tag that are worked out from its row, or counted. */
@Resolver(() => SourceTagType)
export class TagFieldResolver {
  constructor(private readonly readings: TagReadings) {}

  @FieldResolver(() => Boolean, { description: TAG_TEXTS.enabled })
  enabled(@Root() { enabled }: SourceTag): boolean {
    return enabled === 1;
  }

  @FieldResolver(() => String, { nullable: true, description: TAG_TEXTS.url })
  url(@Root() tag: SourceTag, @Ctx() ctx: RequestContext): Promise<string | null> {
    return this.urls(ctx).load(tag);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: `The link as a QR code: a data URL with an SVG picture; null before the first launch. At most ${PICTURES.most} in a request (A0420).`,
  })
  async qrCode(@Root() tag: SourceTag, @Ctx() ctx: RequestContext): Promise<string | null> {
    spend(ctx, PICTURES);
    const url = await this.urls(ctx).load(tag);
    return url === null ? null : this.readings.qrCodeOf(url);
  }

  @NeedsScope('responses:read')
  @FieldResolver(() => SourceTagFiguresType, {
    description: `How many came by it. Of at most ${FIGURES.most} surveys in a request (A0420).`,
  })
  figures(@Root() tag: SourceTag, @Ctx() ctx: RequestContext): Promise<SourceFigures> {
    const loader = oncePerRequest(
      ctx,
      FIGURES_LOADER,
      () =>
        new DataLoader((tags: readonly SourceTag[]) =>
          this.readings.figuresOf(tags, () => {
            spend(ctx, FIGURES);
          }),
        ),
    );
    return loader.load(tag);
  }

  private urls(ctx: RequestContext): DataLoader<SourceTag, string | null> {
    return oncePerRequest(ctx, URL_LOADER, () => new DataLoader((tags) => this.readings.urlsOf(ctx, tags)));
  }
}

/** Responses say by which tag they came. */
@Resolver(() => ResponseType)
export class SourceNameResolver {
  constructor(private readonly readings: TagReadings) {}

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the source tag that its link carried; the source itself where no tag has it; null: it has no source.',
  })
  sourceName(@Root() { surveyId, source }: Response, @Ctx() ctx: RequestContext): Promise<string | null> | null {
    if (source === null) return null;
    const loader = oncePerRequest(ctx, NAME_LOADER, () => new DataLoader((ids: readonly string[]) => this.readings.namesOfSurveys(ids)));
    return loader.load(surveyId).then((names) => names.get(source) ?? source);
  }
}
