import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { encryptPassword, pemBytes } from './encrypt-password';
import { encryptOaep } from './oaep';

const pair = (modulusLength: number) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

const decrypt = (privateKey: string, base64: string) =>
  privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(base64, 'base64'),
  ).toString('utf8');

describe('encryptPassword', () => {
  it.each([1024, 2048, 3072])('without WebCrypto, makes what the holder of a %i bit key can read', async (bits) => {
    const { publicKey, privateKey } = pair(bits);

    const secret = await encryptPassword(publicKey, 'p\u00e4ss\u4f60\u597d-18', null);

    expect(decrypt(privateKey, secret)).toBe('p\u00e4ss\u4f60\u597d-18');
  });

  it('with WebCrypto, makes what the holder of the key can read', async () => {
    const { publicKey, privateKey } = pair(2048);

    const secret = await encryptPassword(publicKey, 'demo-123456');

    expect(decrypt(privateKey, secret)).toBe('demo-123456');
  });

  it.each([
    ['with', undefined],
    ['without', null],
  ])('never says the same password twice in the same bytes, %s WebCrypto', async (_how, subtle) => {
    const { publicKey } = pair(2048);

    const secrets = await Promise.all([1, 2, 3].map(() => encryptPassword(publicKey, 'demo-123456', subtle)));

    expect(new Set(secrets).size).toBe(3);
  });
});

describe('encryptOaep', () => {
  it('refuses a message that does not fit under the key', () => {
    const { publicKey } = pair(1024);

    const encrypt = () => encryptOaep(pemBytes(publicKey), new Uint8Array(63));

    expect(encrypt).toThrow('too long');
  });

  it('takes a message that just fits', () => {
    const { publicKey, privateKey } = pair(1024);

    const secret = encryptOaep(pemBytes(publicKey), new Uint8Array(62).fill(65));

    expect(decrypt(privateKey, Buffer.from(secret).toString('base64'))).toBe('A'.repeat(62));
  });
});
