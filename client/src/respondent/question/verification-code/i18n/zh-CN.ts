import type { Note } from '../mobile-check';
import type { Failure } from '../request-code';

const TYPE_CODE = '填写短信里的 6 位数字';
const MINUTE = 60;
const HOUR = 60;

function wait(seconds: number): string {
  if (seconds <= MINUTE) return `${seconds} 秒`;
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes < HOUR ? `${minutes} 分钟` : `${Math.ceil(minutes / HOUR)} 小时`;
}

function failure(outcome: Failure): string {
  switch (outcome.kind) {
    case 'offline':
      return '网络中断，填写的内容都还在，网络恢复后再试一次';
    case 'failed':
      return '没有成功，稍后再试一次';
    case 'tooMany':
      return `操作太频繁，${wait(outcome.seconds)}后再试`;
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
        return TYPE_CODE;
      case 'wrong':
        return note.outcome.left > 0 ? `验证码不对，还可以再试 ${note.outcome.left} 次` : '验证码不对或已失效，重新获取一个';
      default:
        return failure(note.outcome);
    }
  },
  errors: {
    required: '填写手机号，并用短信验证码验证',
    unproven: '手机号还没有验证，获取验证码并填写',
    unprovenOptional: '手机号还没有验证：获取验证码并填写，或者清空号码',
    codeMissing: TYPE_CODE,
    forgotten: '这个手机号的验证已经失效（只保留一天），重新获取验证码',
  },
};

export type VerificationWords = typeof zhCN;
