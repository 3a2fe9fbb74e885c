const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The bytes inside a PEM block. */
export const pemBytes = (pem: string): Uint8Array<ArrayBuffer> => fromBase64(pem.replace(/-----[^-]+-----|\s/g, ''));

const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

async function encryptNatively(der: BufferSource, message: BufferSource, subtle: SubtleCrypto): Promise<Uint8Array> {
  const key = await subtle.importKey('spki', der, ALGORITHM, false, ['encrypt']);
  return new Uint8Array(await subtle.encrypt(ALGORITHM.name, key, message));
}

/** Loaded only where it is needed, so that nobody else pays for it. */
async function encryptByScript(der: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  const { encryptOaep } = await import('./oaep');
  return encryptOaep(der, message);
}

/**
 * Base64 of the password, encrypted with RSA-OAEP-SHA256 for the server's key (PEM).
 * Browsers hide `crypto.subtle` on plain-http origins, which is where many intranets are: there a library does the same in script.
 */
export async function encryptPassword(
  publicKey: string,
  password: string,
  // The DOM types call it always present; outside secure contexts it is not.
  subtle: SubtleCrypto | null = (crypto.subtle as SubtleCrypto | undefined) ?? null,
): Promise<string> {
  const der = pemBytes(publicKey);
  const message = new TextEncoder().encode(password);
  return toBase64(await (subtle ? encryptNatively(der, message, subtle) : encryptByScript(der, message)));
}
