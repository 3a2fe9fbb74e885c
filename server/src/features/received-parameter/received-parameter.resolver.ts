import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { answeringSecret, author, NO_KEYS } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { payloadType } from '../../platform/graphql/payload-type.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { ParameterSecret } from './parameter-secret.entity.js';
import type { ParameterSecretService } from './parameter-secret.service.js';
import {
  LINK_TEXTS,
  ParameterSecretInput,
  ParameterSecretType,
  ParameterVerdictType,
  SignedLinkType,
  SigningSampleType,
  SignLinksInput,
} from './received-parameter.type.js';
import { MOST_LINKS, type SignedLink, type SignedLinksService } from './signed-links.service.js';
import type { SigningSample, SigningSamplesService } from './signing-samples.service.js';

const SECRET = { secret: { type: () => ParameterSecretType, description: 'The secret as it is now.' } };
const RevealParameterSecretPayload = payloadType('revealParameterSecret', SECRET);
const RotateParameterSecretPayload = payloadType('rotateParameterSecret', SECRET);
const SignLinksPayload = payloadType('signLinks', {
  links: { type: () => [SignedLinkType], description: 'The links in the order of their values.' },
});

/** Received parameters (Spec 2, publish). The parameters themselves are settings of the survey. */
@Resolver()
export class ReceivedParameterResolver {
  constructor(
    private readonly secrets: ParameterSecretService,
    private readonly links: SignedLinksService,
    private readonly samples: SigningSamplesService,
  ) {}

  @Access(author('surveys:read', { surveyId: 'survey' }))
  @Query(() => ParameterVerdictType, {
    description: "What would become of somebody who opens a link, by the parameters of the draft. A0404: not the caller's survey.",
  })
  async parameterVerdict(
    @Arg('surveyId', () => ID, { description: "One of the caller's surveys." }) surveyId: string,
    @Arg('link', { description: LINK_TEXTS.link }) link: string,
    @Ctx() ctx: RequestContext,
  ): Promise<ParameterVerdictType> {
    const { refusal, params, answers } = await this.links.check(ctx, surveyId, link);
    return { reason: refusal?.reason ?? null, name: refusal?.name ?? null, params, answers };
  }

  @Access(author('surveys:read', { surveyId: 'survey' }))
  @Query(() => [SigningSampleType], {
    description: "Programs that sign links by the parameters of the draft, one for each language. A0404: not the caller's survey.",
  })
  signingSamples(
    @Arg('surveyId', () => ID, { description: "One of the caller's surveys." }) surveyId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<SigningSample[]> {
    return this.samples.read(ctx, surveyId);
  }

  @Access(answeringSecret(author(NO_KEYS, { 'input.surveyId': 'survey' })))
  @Mutation(() => RevealParameterSecretPayload, {
    description: "The secret that links of a survey are signed with; made when it is first asked for. A0404: not the caller's survey.",
  })
  async revealParameterSecret(
    @Arg('input', () => ParameterSecretInput) { surveyId }: ParameterSecretInput,
    @Ctx() ctx: RequestContext,
  ): Promise<{ secret: ParameterSecret }> {
    return { secret: await this.secrets.reveal(ctx, surveyId) };
  }

  @Access(answeringSecret(author(NO_KEYS, { 'input.surveyId': 'survey' })))
  @Mutation(() => RotateParameterSecretPayload, {
    description:
      "Another secret to sign links with; links that were signed with the one before are refused from now on. A0404: not the caller's survey.",
  })
  async rotateParameterSecret(
    @Arg('input', () => ParameterSecretInput) { surveyId }: ParameterSecretInput,
    @Ctx() ctx: RequestContext,
  ): Promise<{ secret: ParameterSecret }> {
    return { secret: await this.secrets.rotate(ctx, surveyId) };
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => SignLinksPayload, {
    description: `Signs links by the parameters of the draft, at most ${MOST_LINKS} at once. A0404: not the caller's survey. A0400: \`links\` (required, tooMany), \`links[i].…\` (notAllowed: no such parameter; required; tooLong: 200), \`expires\` (tooSmall: 1).`,
  })
  async signLinks(
    @Arg('input', () => SignLinksInput) { surveyId, links, expires }: SignLinksInput,
    @Ctx() ctx: RequestContext,
  ): Promise<{ links: SignedLink[] }> {
    const given = links.map(({ values }) => Object.fromEntries(values.map(({ name, value }) => [name, value])));
    return { links: await this.links.sign(ctx, { surveyId, links: given, expires }) };
  }
}
