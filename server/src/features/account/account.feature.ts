import { NO_KEYS } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import { GatewaySmsSender } from '../../platform/outside/gateway-sms-sender.js';
import { Mailbox } from '../../platform/outside/mailbox.js';
import { mountMailbox } from '../../platform/http/mailbox-page.js';
import { noSmsSender } from '../../platform/outside/no-sms-sender.js';
import type { SmsSender } from '../../platform/outside/sms-sender.js';
import { signedIn } from '../../platform/request/context.js';
import type { Platform } from '../../platform/platform.js';
import { ACCOUNT_LIMITS } from './account.limits.js';
import { AccountResolver } from './account.resolver.js';
import { accountRoutes } from './account.rest.js';
import { accountServices } from './account.services.js';
import { LessThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Clock } from '../../platform/outside/clock.js';
import { AttemptWindow } from './attempt-window.entity.js';
import { PasswordKey } from './password-key.entity.js';
import { SmsCode } from './sms-code.entity.js';
import { UserSession } from './user-session.entity.js';

/** Deletes expired sessions, codes and attempt counters, which nothing reads any more. */
export async function sweepAccounts(database: Database, unit: UnitOfWork, clock: Clock): Promise<void> {
  const now = clock.now();
  await unit.run(async () => {
    await database.repository(UserSession).delete({ expiresAt: LessThan(now) });
    await database.repository(SmsCode).delete({ expiresAt: LessThan(now) });
    await database.repository(PasswordKey).delete({ createdAt: LessThan(new Date(now.getTime() - ACCOUNT_LIMITS.keyLife)) });
    await database.repository(AttemptWindow).delete({ endsAt: LessThan(now) });
  });
}

/** Accounts: registering, signing in and out, tokens, the current user. Outside production its text messages land in a mailbox page. */
export function accountFeature(platform: Platform) {
  const mailbox = platform.config.production ? null : new Mailbox(platform.clock);
  const services = accountServices(platform, mailbox ?? gatewayOf(platform));
  sweepRegularly(platform);
  return {
    ...services,
    mailbox,
    resolvers: [new AccountResolver(services)],
    nodeSources: [
      storedSource(['User'], NO_KEYS, async (ctx, ids) =>
        ids.includes(signedIn(ctx).id) ? [asNode('User', await services.users.current(ctx))] : [],
      ),
    ],
    routes: accountRoutes(services),
    pages: mailbox ? [mountMailboxOf(mailbox)] : [],
  };
}

function gatewayOf({ config: { smsGateway } }: Platform): SmsSender {
  return smsGateway ? new GatewaySmsSender(smsGateway.url, smsGateway.token) : noSmsSender;
}

function mountMailboxOf(mailbox: Mailbox) {
  return (http: Parameters<typeof mountMailbox>[0]) => mountMailbox(http, mailbox);
}

function sweepRegularly({ database, unit, clock, logger, onStop }: Platform): void {
  const timer = setInterval(() => {
    sweepAccounts(database, unit, clock).catch((error: unknown) => logger.warn({ err: error }, 'sweeping accounts failed'));
  }, ACCOUNT_LIMITS.sweepEvery);
  timer.unref();
  onStop(() => clearInterval(timer));
}
