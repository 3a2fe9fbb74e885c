import { ENTITIES } from '../../entities.js';
import { accountServices } from '../../features/account/account.services.js';
import { createPlatform } from '../../platform/create-platform.js';
import { openDatabase } from '../../platform/db/open-database.js';
import { noSmsSender } from '../../platform/outside/no-sms-sender.js';
import type { Command } from './command.js';

export const userCreateCommand: Command = {
  usage: 'user create <mobile>',
  summary: 'Makes an account without a code by text message. Asks for its password, or reads it from standard input.',
  takes: { least: 1, most: 1 },
  async run([mobile = ''], { config, logger, askPassword, say }) {
    const password = await askPassword();
    const database = await openDatabase(config.databaseUrl, ENTITIES);
    // This command publishes nothing to other servers.
    const platform = createPlatform({ ...config, redisUrl: null }, database, logger);
    try {
      const { name } = await accountServices(platform, noSmsSender).registration.createAccount({ mobile, password });
      say(`The account of ${name} is made.`);
      return 0;
    } finally {
      await platform.stop();
    }
  },
};
