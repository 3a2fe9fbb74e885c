export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The bytes inside a PEM block. */
export const pemBytes = (pem: string): Uint8Array<ArrayBuffer> => fromBase64(pem.replace(/-----[^-]+-----|\s/g, ''));
