import type { Language } from '@wence/schema';

export const zhCN = {
  hint: '用手指、笔或鼠标书写，或在下方输入姓名',
  signHere: '在此签名',
  signedBefore: '之前已签名；重新书写会替换它',
  canvas: '签名区，空白。也可以在下方输入姓名',
  signed: '签名区，已签名',
  orType: '或输入姓名',
  clear: '清除',
  retry: '重试',
  state: { sending: '正在保存…', stored: '签名已保存', failed: '没有保存成功', refused: '没有保存成功，请重新签名' },
  said: { stored: '签名已保存', failed: '签名没有保存成功，可以重试', refused: '签名没有保存成功', removed: '签名已清除' },
  errors: {
    required: '还没有签名',
    pending: '签名还没有保存：等它完成，或重试',
    gone: '签名已失效：清除后重新签名',
  },
};

export type SignatureWords = typeof zhCN;

export const en: SignatureWords = {
  hint: 'Write with a finger, a pen or the mouse, or type your name below',
  signHere: 'Sign here',
  signedBefore: 'Signed earlier; signing again replaces it',
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

export const wordsIn = (language: Language): SignatureWords => (language === 'en' ? en : zhCN);
