import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type JWTHeaderParameters, SignJWT } from 'jose';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from './account.factory.js';
import { purposeKey } from '../../platform/auth/purpose-key.js';
import type { TokenService } from './token.service.js';
import { User } from './user.entity.js';

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The token with some of the six bits of one character turned; a dot becomes a character. */
function flipped(token: string, at: number, bits: number): string {
  const value = BASE64URL.indexOf(token.charAt(at));
  return token.slice(0, at) + BASE64URL.charAt((Math.max(value, 0) ^ bits) % 64) + token.slice(at + 1);
}

describe('bearer tokens', () => {
  let app: TestApp;
  let tokens: TokenService;
  let author: SignedUp;
  let sid: string;

  beforeAll(async () => {
    app = await startTestApp();
    tokens = app.features.account.tokens;
    author = await signUp(app);
    sid = (await tokens.readToken(author.token))?.sessionId ?? '';
  });

  afterAll(() => app.stop());

  const seconds = () => Math.floor(app.clock.now().getTime() / 1000);
  const claims = () => ({ sid, sub: author.userId, iss: 'wence', aud: 'wence-api', iat: seconds(), exp: seconds() + 60 });
  const signed = (
    changes: object = {},
    header: Partial<JWTHeaderParameters> = {},
    key = purposeKey(app.platform.tokenSecret, 'access token'),
  ) => new SignJWT({ ...claims(), ...changes }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(key);

  const acceptedOf = async (texts: readonly string[]) => {
    const accepted: string[] = [];
    for (const text of texts) if (await tokens.readToken(text)) accepted.push(text);
    return accepted;
  };

  it('name their author, session and end', async () => {
    expect(await tokens.readToken(await signed())).toEqual({
      id: author.userId,
      sessionId: sid,
      expiresAt: new Date((seconds() + 60) * 1000),
    });
  });

  it('are refused without a signature, S23', async () => {
    for (const alg of ['none', 'None', 'NONE', 'HS256']) {
      expect(await tokens.readToken(`${bytes({ alg, typ: 'at+jwt' })}.${bytes(claims())}.`)).toBeNull();
    }
  });

  it('are refused under another algorithm, kind, key, issuer or audience, S23', async () => {
    const secret = app.platform.tokenSecret;
    const forged = await Promise.all([
      signed({}, { alg: 'HS512' }),
      signed({}, { typ: 'JWT' }),
      signed({}, { typ: undefined }),
      signed({}, {}, purposeKey(secret, 'refresh token')),
      signed({}, {}, new TextEncoder().encode(secret)),
      signed({}, { kid: '0', jku: 'https://keys.example/set.json', jwk: { kty: 'oct' } }, new Uint8Array(32)),
      signed({}, {}, new TextEncoder().encode((await app.features.account.keys.current()).publicKey)),
      signed({ iss: 'another' }),
      signed({ aud: 'another' }),
      signed({ aud: undefined }),
    ]);

    for (const token of forged) expect(await tokens.readToken(token)).toBeNull();
  });

  it.each([
    { kid: 'unknown' },
    { jku: 'https://keys.example/set.json' },
    { x5u: 'https://keys.example/chain.pem' },
    { jwk: { kty: 'oct', k: 'AA' } },
    { cty: 'JWT' },
  ])('are refused with %j in the header, however well signed, S23', async (header) => {
    expect(await tokens.readToken(await signed({}, header))).toBeNull();
  });

  it('are refused outside their time, for an unknown session, or for a session of somebody else, S23', async () => {
    const other = await signUp(app);
    const forged = await Promise.all([
      signed({ exp: seconds() }),
      signed({ exp: undefined }),
      signed({ nbf: seconds() + 60 }),
      signed({ sid: 'unknown' }),
      signed({ sid: 7 }),
      signed({ sub: undefined }),
      signed({ sub: other.userId }),
    ]);

    for (const token of forged) expect(await tokens.readToken(token)).toBeNull();
  });

  it('are refused with any one of 200 bits flipped, S23', async () => {
    const flips = Array.from({ length: 200 }, (_, i) => Math.floor((i * author.token.length * 6) / 200));

    const accepted = await acceptedOf(flips.map((at) => flipped(author.token, Math.floor(at / 6), 1 << (at % 6))));

    expect(accepted).toEqual([]);
  });

  it('are refused after any of 10,000 random changes, 4.7', async () => {
    const any = (below: number) => app.platform.random.between(0, below - 1);
    const change = (token: string): string => {
      const at = any(token.length);
      const ways = [
        () => flipped(token, at, 1 << any(6)),
        () => token.slice(0, at) + token.slice(at + 1),
        () => token.slice(0, at) + BASE64URL.charAt(any(64)) + token.slice(at),
        () => token.slice(0, at),
        () => token.slice(0, at) + any(2) + token.slice(at + 1 + any(8)),
        () => `${token}${['=', ' ', '.', 'A', '\n'][any(5)]}`,
      ];
      return ways[any(ways.length)]?.() ?? '';
    };
    const changed = Array.from({ length: 10_000 }, () => change(author.token)).filter((token) => token !== author.token);

    expect(changed.length).toBeGreaterThan(9_000);
    expect(await acceptedOf(changed)).toEqual([]);
  });

  it('are refused when their session was revoked or their author is gone, S23', async () => {
    const leaving = await signUp(app);
    const gone = await signUp(app);
    await app.features.account.sessions.endAllOf(leaving.userId);
    await app.platform.unit.run(() => app.platform.database.repository(User).delete({ id: gone.userId }));

    for (const { token, refreshToken } of [leaving, gone]) {
      expect(await v1(app, 'GET', '/v1/surveys', undefined, token)).toMatchObject({ status: 401, code: 'A0401' });
      expect(await v1(app, 'POST', '/v1/token/refresh', { refreshToken })).toMatchObject({ status: 401, code: 'A0401' });
    }
  });

  it('are no refresh tokens, nor the other way round, S23', async () => {
    expect(await tokens.readToken(author.refreshToken)).toBeNull();
    await expect(app.features.account.sessions.refresh(author.token)).rejects.toMatchObject({ code: 'A0401' });
  });

  it('end after 15 minutes', async () => {
    const { token } = await signUp(app);

    app.clock.advance(15 * 60_000 - 1000);
    expect(await tokens.readToken(token)).not.toBeNull();
    app.clock.advance(1000);
    expect(await tokens.readToken(token)).toBeNull();
  });
});
