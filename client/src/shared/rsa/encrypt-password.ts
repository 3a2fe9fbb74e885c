import { pemBytes, toBase64 } from './base64';

const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

const encryptNatively = async (der: BufferSource, message: BufferSource, subtle: SubtleCrypto): Promise<Uint8Array> => {
  const key = await subtle.importKey('spki', der, ALGORITHM, false, ['encrypt']);
  return new Uint8Array(await subtle.encrypt(ALGORITHM.name, key, message));
};

/** Loaded only where it is needed, so that nobody else pays for it. */
const encryptByHand = async (der: Uint8Array, message: Uint8Array): Promise<Uint8Array> => {
  const [{ encryptOaep }, { readPublicKey }] = await Promise.all([import('./oaep'), import('./public-key')]);
  return encryptOaep(readPublicKey(der), message, crypto.getRandomValues(new Uint8Array(32)));
};

/**
 * Base64 of the password, encrypted with RSA-OAEP-SHA256 for the server's key (PEM).
 * Browsers hide `crypto.subtle` on plain-http origins, which is where many intranets are: there our own arithmetic does the same.
 */
export const encryptPassword = async (
  publicKey: string,
  password: string,
  // The DOM types call it always present; outside secure contexts it is not.
  subtle: SubtleCrypto | null = (crypto.subtle as SubtleCrypto | undefined) ?? null,
): Promise<string> => {
  const der = pemBytes(publicKey);
  const message = new TextEncoder().encode(password);
  return toBase64(await (subtle ? encryptNatively(der, message, subtle) : encryptByHand(der, message)));
};
