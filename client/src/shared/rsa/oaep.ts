import forge from 'node-forge/lib/forge.js';
// These fill `forge`; the package's main file would bring TLS, certificates and a dozen ciphers along.
import 'node-forge/lib/rsa.js';
import 'node-forge/lib/sha256.js';

const SEED_BYTES = 32;

/** Bytes as forge wants them: one letter for each. */
const toLetters = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const toBytes = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

/** Reads a public key in DER (SubjectPublicKeyInfo). */
function readPublicKey(der: Uint8Array): forge.pki.rsa.PublicKey {
  return forge.pki.publicKeyFromAsn1(forge.asn1.fromDer(toLetters(der)));
}

/**
 * RSA-OAEP with SHA-256 and no label. Throws if the message does not fit under the key.
 * The seed comes from the browser, which has random bytes on plain-http origins too.
 */
export function encryptOaep(der: Uint8Array, message: Uint8Array): Uint8Array {
  const seed = toLetters(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
  return toBytes(readPublicKey(der).encrypt(toLetters(message), 'RSA-OAEP', { md: forge.md.sha256.create(), seed }));
}
