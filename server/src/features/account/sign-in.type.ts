import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('PasswordKey', { description: 'What passwords are encrypted with before they are sent.' })
export class PasswordKeyType {
  @Field({ description: 'Sent along with every encrypted password.' })
  keyId: string;

  @Field({ description: 'RSA 2048, SPKI in PEM.' })
  publicKey: string;

  @Field({ description: 'Always RSA-OAEP-256: OAEP with SHA-256 over the UTF-8 password, sent in base64.' })
  algorithm: string;
}

@ObjectType('SmsCodeSent', { description: 'A code is on its way.' })
export class SmsCodeSentType {
  @Field(() => Int, { description: 'Seconds until the next code may be asked for (59).' })
  resendAfterSeconds: number;
}

@ObjectType('TokenPair', { description: 'A sign-in.' })
export class TokenPairType {
  @Field({ description: 'Send as `Authorization: Bearer …`. Good for 15 minutes.' })
  token: string;

  @Field({ description: 'Gets the next pair. Good once, and for ten seconds more the same answer again; ends 14 days after signing in.' })
  refreshToken: string;

  @Field(() => Int, { description: 'When `token` ends, in Unix seconds. Refresh from 90 seconds before.' })
  expired: number;

  @Field({ description: 'True once per account: the first time somebody signs in to it.' })
  firstLogin: boolean;
}
