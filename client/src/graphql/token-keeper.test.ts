import { describe, expect, it } from '@jest/globals';
import type { Tokens } from '../shared/token-store';
import { createTokenKeeper, type TokenKeeperDependencies } from './token-keeper';

const END = 10_000;
const old: Tokens = { token: 'old', refreshToken: 'r1', expired: END };
const renewed: Tokens = { token: 'new', refreshToken: 'r2', expired: END + 900 };

/** A browser with one tab, a clock and a server of our choice. */
function setUp({ now, tokens = old, exchange }: { now: number; tokens?: Tokens | null; exchange?: TokenKeeperDependencies['exchange'] }) {
  const world = { stored: tokens, asked: [] as string[], isRefused: false };
  const keeper = createTokenKeeper({
    read: () => world.stored,
    write: (next) => {
      world.stored = next;
    },
    now: () => now,
    exchange: async (refreshToken) => {
      world.asked.push(refreshToken);
      return exchange ? exchange(refreshToken) : renewed;
    },
    alone: (work) => work(),
    refused: () => {
      world.isRefused = true;
      world.stored = null;
    },
  });
  return { keeper, world };
}

describe('a token keeper', () => {
  it('has no token when nobody is signed in', async () => {
    const { keeper, world } = setUp({ now: 0, tokens: null });

    expect(await keeper.fresh()).toBeNull();
    expect(world.asked).toEqual([]);
  });

  it('leaves a token alone that is good for more than 90 seconds', async () => {
    const { keeper, world } = setUp({ now: END - 91 });

    expect(await keeper.fresh()).toBe('old');
    expect(world.asked).toEqual([]);
  });

  it.each([90, 1, 0, -5000])('renews a token %i seconds before its end', async (seconds) => {
    const { keeper, world } = setUp({ now: END - seconds });

    expect(await keeper.fresh()).toBe('new');
    expect(world.stored).toEqual(renewed);
  });

  it('renews once for all requests that wait', async () => {
    const { keeper, world } = setUp({ now: END });

    const tokens = await Promise.all([keeper.fresh(), keeper.fresh(), keeper.fresh()]);

    expect(tokens).toEqual(['new', 'new', 'new']);
    expect(world.asked).toEqual(['r1']);
  });

  it('takes what another tab renewed while this one waited for its turn', async () => {
    const { world } = setUp({ now: END });
    const keeper = createTokenKeeper({
      read: () => world.stored,
      write: () => undefined,
      now: () => END,
      exchange: async () => Promise.reject(new Error('asked twice')),
      alone: (work) => {
        world.stored = renewed;
        return work();
      },
      refused: () => undefined,
    });

    expect(await keeper.fresh()).toBe('new');
  });

  it('ends the session when the server refuses', async () => {
    const { keeper, world } = setUp({ now: END, exchange: async () => null });

    expect(await keeper.fresh()).toBeNull();
    expect(world.isRefused).toBe(true);
  });

  it('goes on with the old token when the server cannot be reached before its end', async () => {
    const { keeper, world } = setUp({ now: END - 30, exchange: async () => Promise.reject(new Error('offline')) });

    expect(await keeper.fresh()).toBe('old');
    expect(world.stored).toEqual(old);
  });

  it('fails the request, and keeps the session, when the server cannot be reached after its end', async () => {
    const { keeper, world } = setUp({ now: END, exchange: async () => Promise.reject(new Error('offline')) });

    await expect(keeper.fresh()).rejects.toThrow('offline');
    expect(world.stored).toEqual(old);
    expect(world.isRefused).toBe(false);
  });

  it('tries anew after a failed renewal', async () => {
    let isOnline = false;
    const { keeper } = setUp({ now: END, exchange: async () => (isOnline ? renewed : Promise.reject(new Error('offline'))) });

    await expect(keeper.fresh()).rejects.toThrow('offline');
    isOnline = true;

    expect(await keeper.fresh()).toBe('new');
  });
});
