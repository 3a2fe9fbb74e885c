import type { SignatureWords } from './zh-CN';

export const en: SignatureWords = {
  hint: 'Write with a finger, a pen or the mouse, or type your name below',
  signHere: 'Sign here',
  signedBefore: 'Signed earlier; writing anew replaces it',
  canvas: 'Place for the signature, empty. You can also type your name below',
  signed: 'Place for the signature, signed',
  orType: 'Or type your name',
  clear: 'Clear',
  retry: 'Retry',
  state: { sending: 'Saving…', stored: 'Signature saved', failed: 'Not saved', refused: 'Not saved. Sign again' },
  said: {
    stored: 'Signature saved',
    failed: 'The signature was not saved. You can retry',
    refused: 'The signature was not saved',
    removed: 'Signature cleared',
  },
  errors: {
    required: 'Sign, or type your name',
    pending: 'The signature is not saved yet: wait for it, or retry',
    gone: 'The signature is no longer there: clear it and sign again',
  },
};
