import type { SurveyDefinition } from '@wence/schema';
import { z } from 'zod';
import { answeringSecret, author, free, NO_KEYS, under } from '../../platform/access/access.js';
import { moment } from '../../platform/http/envelope.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { v1Parameter } from '../setting/v1-parameter.type.js';
import type { DraftService } from '../survey/draft.service.js';
import { PARAMETER_PLACES } from '../survey/received-parameter.type.js';
import { LINK_TEXTS, SAMPLE_TEXTS, SECRET_TEXTS } from './received-parameter.type.js';
import type { ParameterSecretService } from './parameter-secret.service.js';
import { MOST_LINKS, type SignedLinksService } from './signed-links.service.js';
import type { SigningSamplesService } from './signing-samples.service.js';

const tag = 'Publishing';
const PATH = '/v1/surveys/params/{id}';
const params = z.strictObject({ id: z.string() });
const OWN = { 'params.id': 'survey' } as const;
const VALUES = free('values of parameters by their names');

const received = z
  .object({
    parameters: z.array(v1Parameter).readonly().describe('The parameters in their order; none: whatever a link carries is kept.'),
    signedOnly: z.boolean().describe('Takes part only who has a signed link.'),
  })
  .meta({ id: 'ReceivedParameters' });
const secretShape = z
  .object({ secret: z.string().describe(SECRET_TEXTS.secret), madeAt: moment.describe(SECRET_TEXTS.madeAt) })
  .meta({ id: 'ParameterSecret' });

const sample = z
  .object({
    language: z.enum(['curl', 'javascript', 'python', 'java']).describe(SAMPLE_TEXTS.language),
    fileName: z.string().describe(SAMPLE_TEXTS.fileName),
    text: z.string().describe(SAMPLE_TEXTS.text),
  })
  .meta({ id: 'SigningSample' });

const receivedIn = ({ settings }: SurveyDefinition): z.input<typeof received> => ({
  parameters: settings?.parameters ?? [],
  signedOnly: settings?.signedOnly ?? false,
});

interface Served {
  readonly drafts: DraftService;
  readonly secrets: ParameterSecretService;
  readonly links: SignedLinksService;
  readonly samples: SigningSamplesService;
}

const told = ({ secret, madeAt }: { readonly secret: string; readonly madeAt: Date }) => ({ secret, madeAt: madeAt.toISOString() });

/** Received parameters (Spec 2, publish). */
export function receivedParameterRoutes({ drafts, secrets, links, samples }: Served): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: PATH,
      operationId: 'getReceivedParameters',
      tag,
      summary: 'Parameters that a survey receives',
      description: "Those of the draft. A0404: not the caller's survey.",
      access: author('surveys:read', OWN),
      params,
      data: received,
      handle: async (ctx, { params: { id } }) => receivedIn((await drafts.read(ctx, id)).definition),
    }),
    route({
      method: 'PUT',
      path: PATH,
      operationId: 'saveReceivedParameters',
      codes: ['A0410', 'A0414', 'A0422', 'A0439'],
      tag,
      summary: 'Change the parameters that a survey receives',
      description:
        "What is left out stays; it may be sent as it was read. An edit of the draft; a survey that runs takes it at once, without a pause, unless a launch would refuse it (A0414, A0422). A0404: not the caller's survey. A0400: `parameters[i].name` (format, notAllowed, notUnique), `.label` (tooLong), `.nodeId` (type; notAllowed: no such question, or one that takes no value), `.isKey` (notUnique), `parameters` (tooMany: 20).",
      access: author('surveys:write', { ...OWN, ...under('body', PARAMETER_PLACES) }),
      params,
      body: z.strictObject({ parameters: received.shape.parameters.optional(), signedOnly: received.shape.signedOnly.optional() }),
      data: received,
      handle: async (ctx, { params: { id }, body }) => {
        const { definition } = await drafts.editLive(ctx, id, () => [{ op: 'updateSurvey', set: body }]);
        return receivedIn(definition);
      },
    }),
    route({
      method: 'POST',
      path: `${PATH}/secret`,
      operationId: 'revealParameterSecret',
      tag,
      summary: 'The secret that links are signed with',
      description: "Made when it is first asked for. A0404: not the caller's survey.",
      access: answeringSecret(author(NO_KEYS, OWN)),
      params,
      data: secretShape,
      handle: async (ctx, { params: { id } }) => told(await secrets.reveal(ctx, id)),
    }),
    route({
      method: 'POST',
      path: `${PATH}/secret/rotate`,
      operationId: 'rotateParameterSecret',
      tag,
      summary: 'Another secret to sign links with',
      description: "Links that were signed with the one before are refused from now on. A0404: not the caller's survey.",
      access: answeringSecret(author(NO_KEYS, OWN)),
      params,
      data: secretShape,
      handle: async (ctx, { params: { id } }) => told(await secrets.rotate(ctx, id)),
    }),
    route({
      method: 'POST',
      path: `${PATH}/links`,
      operationId: 'signLinks',
      tag,
      summary: 'Sign links',
      description: `By the parameters of the draft, one link for each set of values, at most ${MOST_LINKS}. A0404: not the caller's survey. A0400: \`links\` (required, tooMany), \`links[i].…\` (notAllowed: no such parameter; required; tooLong: 200), \`expires\` (tooSmall: 1).`,
      access: author('surveys:write', { ...OWN, 'body.links[]': VALUES }),
      params,
      body: z.strictObject({
        links: z.array(z.record(z.string(), z.string())).describe(LINK_TEXTS.values),
        expires: z.int().nullish().describe(LINK_TEXTS.expires),
      }),
      data: z.object({
        list: z.array(
          z.object({ url: z.string().describe(LINK_TEXTS.url), sign: z.string().describe(LINK_TEXTS.sign) }).meta({ id: 'SignedLink' }),
        ),
      }),
      handle: async (ctx, { params: { id }, body }) => ({ list: await links.sign(ctx, { surveyId: id, ...body }) }),
    }),
    route({
      method: 'GET',
      path: `${PATH}/samples`,
      operationId: 'getSigningSamples',
      tag,
      summary: 'Programs that sign links',
      description: "By the parameters of the draft, one for each language. A0404: not the caller's survey.",
      access: author('surveys:read', OWN),
      params,
      data: z.object({ list: z.array(sample) }),
      handle: async (ctx, { params: { id } }) => ({ list: await samples.read(ctx, id) }),
    }),
    route({
      method: 'POST',
      path: `${PATH}/check`,
      operationId: 'checkParameterLink',
      tag,
      summary: 'Try a link',
      description: "What would become of somebody who opens it, by the parameters of the draft. A0404: not the caller's survey.",
      access: author('surveys:read', OWN),
      params,
      body: z.strictObject({ link: z.string().max(8000).describe(LINK_TEXTS.link) }),
      data: z.object({
        reason: z.enum(['missing', 'unsigned', 'forged', 'expired']).nullable().describe(LINK_TEXTS.reason),
        name: z.string().nullable().describe(LINK_TEXTS.missing),
        params: z.record(z.string(), z.string()).describe(LINK_TEXTS.kept),
        answers: z.record(z.string(), z.unknown()).describe(LINK_TEXTS.answers),
      }),
      handle: async (ctx, { params: { id }, body }) => {
        const { refusal, params: kept, answers } = await links.check(ctx, id, body.link);
        return { reason: refusal?.reason ?? null, name: refusal?.name ?? null, params: { ...kept }, answers: { ...answers } };
      },
    }),
  ];
}
