import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type JWTHeaderParameters, SignJWT } from 'jose';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from './account.factory.js';
import { purposeKey } from './purpose-key.js';
import type { TokenService } from './token.service.js';

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

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

  it('name their author, session and end', async () => {
    expect(await tokens.readToken(await signed())).toEqual({
      id: author.userId,
      sessionId: sid,
      expiresAt: new Date((seconds() + 60) * 1000),
    });
  });

  it('are refused without a signature', async () => {
    for (const alg of ['none', 'None', 'NONE', 'HS256']) {
      expect(await tokens.readToken(`${bytes({ alg, typ: 'at+jwt' })}.${bytes(claims())}.`)).toBeNull();
    }
  });

  it('are refused under another algorithm, kind, key, issuer or audience', async () => {
    const secret = app.platform.tokenSecret;
    const forged = await Promise.all([
      signed({}, { alg: 'HS512' }),
      signed({}, { typ: 'JWT' }),
      signed({}, { typ: undefined }),
      signed({}, {}, purposeKey(secret, 'refresh token')),
      signed({}, {}, new TextEncoder().encode(secret)),
      signed({}, { kid: '0', jku: 'https://keys.example/set.json', jwk: { kty: 'oct' } }, new Uint8Array(32)),
      signed({ iss: 'another' }),
      signed({ aud: 'another' }),
      signed({ aud: undefined }),
    ]);

    for (const token of forged) expect(await tokens.readToken(token)).toBeNull();
  });

  it('are refused outside their time, for an unknown session, or for a session of somebody else', async () => {
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

  it('are refused with any one character changed', async () => {
    const { token } = author;
    // The last character of a part may carry unused bits, which base64 decoders ignore.
    const positions = Array.from({ length: 200 }, (_, i) => Math.floor((i * (token.length - 2)) / 200)).filter(
      (at) => token[at + 1] !== '.',
    );

    for (const at of positions) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
      if (changed !== token) expect(await tokens.readToken(changed)).toBeNull();
    }
  });

  it('are no refresh tokens, nor the other way round', async () => {
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
