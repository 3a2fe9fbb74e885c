import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { author, NO_KEYS } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { RateRule } from '../../platform/graphql/limits/limit.decorators.js';
import { accountAccess } from './account.access.js';
import { LoginInput, LoginWithSmsInput, LogoutInput, RefreshTokenInput, RegisterInput, SendSmsCodeInput } from './account.inputs.js';
import type { AccountServices } from './account.services.js';
import { PasswordKeyType, SmsCodeSentType, TokenPairType } from './sign-in.type.js';
import { UserType } from './user.type.js';

const ACCOUNT_ACCESS = accountAccess('input');

@Resolver()
export class AccountResolver {
  constructor(private readonly services: AccountServices) {}

  @Access(author(NO_KEYS))
  @Query(() => UserType, { description: 'The signed-in author. A0401 without a good token.' })
  me(@Ctx() ctx: RequestContext): Promise<UserType> {
    return this.services.users.current(ctx);
  }

  @Access(ACCOUNT_ACCESS.passwordKey)
  @Query(() => PasswordKeyType, { description: 'The public key that passwords are encrypted with before sending.' })
  passwordKey(): Promise<PasswordKeyType> {
    return this.services.keys.current();
  }

  @RateRule('signIn')
  @Access(ACCOUNT_ACCESS.sendSmsCode)
  @Mutation(() => SmsCodeSentType, {
    description:
      'Sends a six-digit code: good once, for 5 minutes, for 5 wrong tries. Known and unknown mobiles get the same answer. A0501 within 59 seconds of the last one for the same scene, after 10 in a day, and when the address or the server has asked for too many, with `data.retryAfterSeconds`.',
  })
  sendSmsCode(@Ctx() ctx: RequestContext, @Arg('input') input: SendSmsCodeInput): Promise<SmsCodeSentType> {
    return this.services.codes.send(ctx, input);
  }

  @RateRule('signIn')
  @Access(ACCOUNT_ACCESS.register)
  @Mutation(() => TokenPairType, {
    description:
      'Makes an account and signs in. A0131 for a code that is wrong or over; A0111, only after a good code, when the mobile has an account; A0400 for a password that cannot be decrypted or has not 6 to 18 characters.',
  })
  register(@Ctx() ctx: RequestContext, @Arg('input') input: RegisterInput): Promise<TokenPairType> {
    return this.services.registration.register(ctx, input);
  }

  @RateRule('signIn')
  @Access(ACCOUNT_ACCESS.login)
  @Mutation(() => TokenPairType, {
    description:
      'Signs in by password. A0210 for an unknown mobile or a wrong password; A0501 after 10 wrong ones in 15 minutes, and after too many wrong ones of one address.',
  })
  login(@Ctx() ctx: RequestContext, @Arg('input') input: LoginInput): Promise<TokenPairType> {
    return this.services.login.withPassword(ctx, input);
  }

  @Access(ACCOUNT_ACCESS.loginWithSms)
  @Mutation(() => TokenPairType, {
    description: 'Signs in by a code of scene LOGIN. A0131 for a code that is wrong or over, and for a mobile without an account.',
  })
  loginWithSms(@Ctx() ctx: RequestContext, @Arg('input') input: LoginWithSmsInput): Promise<TokenPairType> {
    return this.services.login.withSms(ctx, input);
  }

  @RateRule('signIn')
  @Access(ACCOUNT_ACCESS.refresh)
  @Mutation(() => TokenPairType, {
    description:
      'The next pair. A refresh token is good once; the one just replaced answers the same new pair for 10 seconds; an older one ends the session. A0401 when it is not good.',
  })
  refreshToken(@Arg('input') input: RefreshTokenInput): Promise<TokenPairType> {
    return this.services.sessions.refresh(input.refreshToken);
  }

  @Access(ACCOUNT_ACCESS.logout)
  @Mutation(() => Boolean, {
    description: 'Ends the sessions of the bearer token and of the refresh token, whichever are given. Always true.',
  })
  async logout(@Ctx() ctx: RequestContext, @Arg('input') input: LogoutInput): Promise<boolean> {
    await this.services.sessions.end(ctx, input.refreshToken);
    return true;
  }
}
