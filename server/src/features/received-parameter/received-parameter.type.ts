import { GraphQLJSON } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';

/** What both doors say. */
export const SECRET_TEXTS = {
  secret: 'The key of HMAC-SHA-256, as it is written. Whoever has it can sign links.',
  madeAt: 'When it was made.',
} as const;
export const LINK_TEXTS = {
  values: 'For each link its values by the names of the parameters; empty ones are left out.',
  expires: 'Seconds since 1970 from which on the links open nothing; left out: they do not expire.',
  url: 'The address.',
  sign: 'The signature, which the address carries as `sign`.',
  link: 'An address, or its query alone.',
  reason: 'Why it would be refused; null: it would not be.',
  missing: 'The parameter that is missing.',
  kept: 'Parameters that would be kept with the response.',
  answers: 'The answers that these become, by the local id of the question.',
} as const;

export const SAMPLE_TEXTS = {
  language: 'What it is written in: curl (bash with openssl and curl), javascript (Node.js), python or java.',
  fileName: 'The name to save it under.',
  text: 'The program. It takes the secret from the environment variable WENCE_SECRET and prints a link that is good for seven days.',
} as const;

const REASONS = { MISSING: 'missing', UNSIGNED: 'unsigned', FORGED: 'forged', EXPIRED: 'expired' } as const;

export const ParameterRefusalName = enumType('ParameterRefusal', 'Why the parameters of a link are refused.', REASONS, {
  MISSING: 'A required parameter is not there.',
  UNSIGNED: 'The survey takes signed links alone.',
  FORGED: 'The signature does not fit.',
  EXPIRED: 'The time until which it was good is over.',
});

@ObjectType('ParameterSecret', { description: 'What the links of a survey are signed with.' })
export class ParameterSecretType {
  @Field({ description: SECRET_TEXTS.secret })
  secret: string;

  @Field(() => GraphQLISODateTime, { description: SECRET_TEXTS.madeAt })
  madeAt: Date;
}

@ObjectType('SignedLink', { description: 'A link that nobody can change.' })
export class SignedLinkType {
  @Field({ description: LINK_TEXTS.url })
  url: string;

  @Field({ description: LINK_TEXTS.sign })
  sign: string;
}

@ObjectType('SigningSample', { description: 'A program that signs links of a survey.' })
export class SigningSampleType {
  @Field({ description: SAMPLE_TEXTS.language })
  language: string;

  @Field({ description: SAMPLE_TEXTS.fileName })
  fileName: string;

  @Field({ description: SAMPLE_TEXTS.text })
  text: string;
}

@ObjectType('ParameterVerdict', { description: 'What would become of somebody who opens a link.' })
export class ParameterVerdictType {
  @Field(() => ParameterRefusalName, { nullable: true, description: LINK_TEXTS.reason })
  reason: string | null;

  @Field(() => String, { nullable: true, description: LINK_TEXTS.missing })
  name: string | null;

  @Field(() => GraphQLJSON, { description: LINK_TEXTS.kept })
  params: unknown;

  @Field(() => GraphQLJSON, { description: LINK_TEXTS.answers })
  answers: unknown;
}

@InputType('ParameterSecretInput', { description: 'Names the survey whose secret is meant.' })
export class ParameterSecretInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;
}

@InputType('ParameterValueInput', { description: 'The value of a parameter.' })
export class ParameterValueInput {
  @Field({ description: 'Name of the parameter.' })
  name: string;

  @Field({ description: 'Its value, at most 200 characters.' })
  value: string;
}

@InputType('SignedLinkInput', { description: 'A link that is to be signed.' })
export class SignedLinkInput {
  @Field(() => [ParameterValueInput], { description: 'Its parameters; empty values are left out.' })
  values: ParameterValueInput[];
}

@InputType('SignLinksInput', { description: 'Links that are to be signed.' })
export class SignLinksInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => [SignedLinkInput], { description: 'The links, at most 1,000.' })
  links: SignedLinkInput[];

  @Field(() => Int, { nullable: true, description: LINK_TEXTS.expires })
  expires?: number | null;
}
