import { expect, test as base } from '../fixtures.js';
import { Attack } from './Attack.js';

interface Fixtures {
  readonly attack: Attack;
}

export const test = base.extend<Fixtures>({
  attack: async ({ browser, server }, use, info) => use(new Attack(browser, server.origin, info)),
});

export { expect };
