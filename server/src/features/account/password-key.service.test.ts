import { constants, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from '../../platform/db/open-database.js';
import { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { accountEntities } from './account.entities.js';
import { encryptedPassword, signUp } from './account.factory.js';
import { PasswordKey } from './password-key.entity.js';
import { PasswordKeyService } from './password-key.service.js';

const FORMAT = { code: 'A0400', details: { fields: [{ field: 'password', rule: 'format' }] } };

const DAY = 24 * 3_600_000;

describe('the key that passwords travel under', () => {
  let app: TestApp;
  let keys: PasswordKeyService;

  const passwordOf = async (password: string) => {
    const { keyId, password: encrypted } = await encryptedPassword(app, password);
    return keys.passwordOf(keyId, encrypted);
  };

  beforeAll(async () => {
    app = await startTestApp();
    keys = app.features.account.keys;
  });

  afterAll(() => app.stop());

  it('is RSA with 2048 bits and exponent 65537 [S9.rsa.exponent]', async () => {
    const { publicKey, algorithm } = await keys.current();

    expect(algorithm).toBe('RSA-OAEP-256');
    expect(createPublicKey(publicKey).asymmetricKeyDetails).toMatchObject({ modulusLength: 2048, publicExponent: 65537n });
  });

  it('gives back what was encrypted, trimmed [S5.password.rsa, S5.password.trimmed]', async () => {
    expect(await passwordOf('  p\u00e4ss\u{1F511}word ')).toBe('p\u00e4ss\u{1F511}word');
  });

  it.each([
    ['12345', 'tooShort', 6],
    ['  12345  ', 'tooShort', 6],
    ['1234567890123456789', 'tooLong', 18],
  ])('refuses %j by its length [S5.password.length-min, S5.password.length-max, S9.password.6-18]', async (password, rule, limit) => {
    await expect(passwordOf(password)).rejects.toMatchObject({ code: 'A0400', details: { fields: [{ field: 'password', rule, limit }] } });
  });

  it.each(['123456', '123456789012345678', '\u{1F511}'.repeat(18)])('takes %j', async (password) => {
    expect(await passwordOf(password)).toBe(password);
  });

  it('refuses another key id', async () => {
    const { password } = await encryptedPassword(app, 'good enough');

    await expect(keys.passwordOf('another', password)).rejects.toMatchObject(FORMAT);
  });

  it('answers everything that cannot be decrypted alike', async () => {
    const { keyId, publicKey } = await keys.current();
    const { password } = await encryptedPassword(app, 'good enough');
    const padded = (options: object) => publicEncrypt({ key: publicKey, ...options }, Buffer.from('good enough')).toString('base64');
    const blobs = [
      '',
      'good enough',
      password.slice(0, -4),
      `${password}AAAA`,
      password.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      padded({ padding: constants.RSA_PKCS1_PADDING }),
      padded({ padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' }),
      publicEncrypt(
        { key: publicKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
        Buffer.from([0xff, 0xfe, 0xfd, 0xfc, 0xfb, 0xfa]),
      ).toString('base64'),
      ...Array.from({ length: 200 }, () => randomBytes(256).toString('base64')),
    ];

    const outcomes = await Promise.allSettled(blobs.map((blob) => keys.passwordOf(keyId, blob)));

    for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected', reason: FORMAT });
  });

  it('is one for several servers that start together, and its private half is not readable in the store', async () => {
    const key = randomBytes(32);
    const opened = await Promise.all([0, 1, 2].map(() => openDatabase(app.databaseUrl, accountEntities)));
    const servers = opened.map(
      (database) => new PasswordKeyService(database, new UnitOfWork(database, app.platform.random), app.clock, key),
    );

    const ids = await Promise.all(servers.map(async (server) => (await server.current()).keyId));

    expect(new Set(ids).size).toBe(1);
    const row = await app.platform.database.repository(PasswordKey).findOneByOrFail({ keyId: ids[0] ?? '' });
    expect(row.privateKey).toContain('ENCRYPTED PRIVATE KEY');
    await Promise.all(opened.map((database) => database.close()));
  });

  it('refuses a sealed password that was used before, after five minutes, exactly like one that cannot be decrypted, 4.8', async () => {
    const author = await signUp(app);
    const sealed = await encryptedPassword(app, author.password);
    const login = () => v1(app, 'POST', '/v1/login', { mobile: author.mobile, ...sealed });

    expect((await login()).code).toBe('00000');
    app.clock.advance(5 * 60_000);
    expect((await login()).code).toBe('00000');
    app.clock.advance(1);
    const replayed = await login();
    const torn = await v1(app, 'POST', '/v1/login', {
      mobile: author.mobile,
      keyId: sealed.keyId,
      password: randomBytes(256).toString('base64'),
    });

    expect(replayed).toMatchObject({ status: 200, code: 'A0400', fields: [{ field: 'password', rule: 'format' }] });
    expect(replayed.text).toBe(torn.text);
    expect((await v1(app, 'POST', '/v1/login', { mobile: author.mobile, ...(await encryptedPassword(app, author.password)) })).code).toBe(
      '00000',
    );
  });

  it('leaves a sealed password good that never opened a door', async () => {
    const author = await signUp(app);
    const sealed = await encryptedPassword(app, 'not this one');
    const login = async () => (await v1(app, 'POST', '/v1/login', { mobile: author.mobile, ...sealed })).code;

    expect(await login()).toBe('A0210');
    app.clock.advance(10 * 60_000);
    expect(await login()).toBe('A0210');
  });

  it('is another one every day, and that of yesterday is still read', async () => {
    const author = await signUp(app);
    const first = await encryptedPassword(app, author.password);
    const login = async (sealed: object) => (await v1(app, 'POST', '/v1/login', { mobile: author.mobile, ...sealed })).code;

    app.clock.advance(DAY);
    expect((await keys.current()).keyId).not.toBe(first.keyId);
    expect(await login(first)).toBe('00000');
    app.clock.advance(DAY);
    expect(await login(first)).toBe('A0400');
  });
});
