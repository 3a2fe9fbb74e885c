import type { Language } from '@wence/schema';
import type { Note } from './mobile-check';
import type { Failure } from './request-code';

const TYPE_CODE_ZH = '填写短信里的 6 位数字';
const MINUTE = 60;
const HOUR = 60;

function waitZh(seconds: number): string {
  if (seconds <= MINUTE) return `${seconds} 秒`;
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes < HOUR ? `${minutes} 分钟` : `${Math.ceil(minutes / HOUR)} 小时`;
}

function failureZh(outcome: Failure): string {
  switch (outcome.kind) {
    case 'offline':
      return '网络中断，填写的内容都还在，网络恢复后再试一次';
    case 'failed':
      return '没有成功，稍后再试一次';
    case 'tooMany':
      return `操作太频繁，${waitZh(outcome.seconds)}后再试`;
    case 'refused':
      return outcome.message;
  }
}

export const zhCN = {
  hint: '填 11 位手机号，再填短信里的验证码',
  send: '获取验证码',
  sending: '发送中…',
  resend: '重发',
  inSeconds: (seconds: number) => `（${seconds} 秒）`,
  code: '短信验证码',
  check: '验证',
  checking: '验证中…',
  proven: '手机号已验证',
  note: (note: Note): string => {
    switch (note.outcome.kind) {
      case 'sent':
        return `验证码已发到 ${'mobile' in note ? note.mobile : ''}。没有收到的话，${note.outcome.seconds} 秒后可以重发`;
      case 'proven':
        return '手机号已验证';
      case 'short':
        return TYPE_CODE_ZH;
      case 'wrong':
        return note.outcome.left > 0 ? `验证码不对，还可以再试 ${note.outcome.left} 次` : '验证码不对或已失效，重新获取一个';
      default:
        return failureZh(note.outcome);
    }
  },
  errors: {
    required: '填写手机号，并用短信验证码验证',
    unproven: '手机号还没有验证，获取验证码并填写',
    unprovenOptional: '手机号还没有验证：获取验证码并填写，或者清空号码',
    codeMissing: TYPE_CODE_ZH,
    forgotten: '这个手机号的验证已经失效（只保留一天），重新获取验证码',
  },
};

export type VerificationWords = typeof zhCN;

const TYPE_CODE_EN = 'Type the 6 digits from the text message';

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

function waitEn(seconds: number): string {
  if (seconds <= MINUTE) return count(seconds, 'second');
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes < HOUR ? count(minutes, 'minute') : count(Math.ceil(minutes / HOUR), 'hour');
}

function failureEn(outcome: Failure): string {
  switch (outcome.kind) {
    case 'offline':
      return 'No connection. What you typed is still here; try again once you are online';
    case 'failed':
      return 'That did not work. Try again in a moment';
    case 'tooMany':
      return `Too many requests. Try again in ${waitEn(outcome.seconds)}`;
    case 'refused':
      return outcome.message;
  }
}

export const en: VerificationWords = {
  hint: 'An 11-digit mobile number, then the code from the text message',
  send: 'Send code',
  sending: 'Sending…',
  resend: 'Resend',
  inSeconds: (seconds) => `\u00a0(${seconds} s)`,
  code: 'Code from the text message',
  check: 'Verify',
  checking: 'Verifying…',
  proven: 'Number verified',
  note: (note) => {
    switch (note.outcome.kind) {
      case 'sent':
        return `A code was sent to ${'mobile' in note ? note.mobile : ''}. If it does not arrive, you can ask for another one in ${count(note.outcome.seconds, 'second')}`;
      case 'proven':
        return 'Number verified';
      case 'short':
        return TYPE_CODE_EN;
      case 'wrong':
        return note.outcome.left > 0
          ? `That is not the code. You can try ${count(note.outcome.left, 'more time')}`
          : 'That code is wrong or no longer valid. Send another one';
      default:
        return failureEn(note.outcome);
    }
  },
  errors: {
    required: 'Type a mobile number and verify it with the code from the text message',
    unproven: 'The number is not verified yet: send a code and type it',
    unprovenOptional: 'The number is not verified yet: send a code and type it, or clear the number',
    codeMissing: TYPE_CODE_EN,
    forgotten: 'The verification of this number has expired (it lasts a day). Send another code',
  },
};

export const wordsIn = (language: Language): VerificationWords => (language === 'en' ? en : zhCN);
