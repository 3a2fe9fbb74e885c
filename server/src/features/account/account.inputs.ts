import { Field, InputType, registerEnumType } from 'type-graphql';
import { SmsScene } from './sms-scene.js';

registerEnumType(SmsScene, {
  name: 'SmsScene',
  description: 'What a code is for. One sent for one purpose is no good for another.',
  valuesConfig: { REGISTER: { description: 'A new account.' }, LOGIN: { description: 'Signing in by code.' } },
});

const MOBILE = 'Mainland China mobile number: 11 digits beginning with 13 to 19.';
const CODE = 'Six digits from the text message.';
const PASSWORD = 'Base64 of the RSA-OAEP-256 encrypted password. The password has 6 to 18 characters after trimming.';
const KEY_ID = '`keyId` of the key the password is encrypted with.';
const CHANNEL = 'Where this author comes from, at most 64 characters.';

@InputType({ description: 'Asks for a code by text message.' })
export class SendSmsCodeInput {
  @Field({ description: MOBILE })
  mobile: string;

  @Field(() => SmsScene, { description: 'What the code will be used for.' })
  scene: SmsScene;
}

/** Mobile number of the caller, and the channel they come from. */
@InputType()
class Arrival {
  @Field({ description: MOBILE })
  mobile: string;

  @Field(() => String, { nullable: true, description: CHANNEL })
  channelId?: string | null;
}

@InputType()
class WithPassword extends Arrival {
  @Field({ description: PASSWORD })
  password: string;

  @Field({ description: KEY_ID })
  keyId: string;
}

@InputType({ description: 'A new account.' })
export class RegisterInput extends WithPassword {
  @Field({ description: CODE })
  code: string;
}

@InputType({ description: 'Signing in by password.' })
export class LoginInput extends WithPassword {}

@InputType({ description: 'Signing in by a code from a text message.' })
export class LoginWithSmsInput extends Arrival {
  @Field({ description: CODE })
  code: string;
}

@InputType({ description: 'Asks for the next pair of tokens.' })
export class RefreshTokenInput {
  @Field({ description: 'The newest refresh token of the session.' })
  refreshToken: string;
}

@InputType({ description: 'Signing out.' })
export class LogoutInput {
  @Field(() => String, { nullable: true, description: 'Ends its session too: for a client whose bearer token has run out.' })
  refreshToken?: string | null;
}
