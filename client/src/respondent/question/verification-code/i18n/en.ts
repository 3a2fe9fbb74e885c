import type { Failure } from '../request-code';
import type { VerificationWords } from './zh-CN';

const TYPE_CODE = 'Type the 6 digits from the text message';
const MINUTE = 60;
const HOUR = 60;

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

function wait(seconds: number): string {
  if (seconds <= MINUTE) return count(seconds, 'second');
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes < HOUR ? count(minutes, 'minute') : count(Math.ceil(minutes / HOUR), 'hour');
}

function failure(outcome: Failure): string {
  switch (outcome.kind) {
    case 'offline':
      return 'No connection. What you typed is still here; try again once you are online';
    case 'failed':
      return 'That did not work. Try again in a moment';
    case 'tooMany':
      return `Too many requests. Try again in ${wait(outcome.seconds)}`;
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
        return TYPE_CODE;
      case 'wrong':
        return note.outcome.left > 0
          ? `That is not the code. You can try ${count(note.outcome.left, 'more time')}`
          : 'That code is wrong or no longer valid. Send another one';
      default:
        return failure(note.outcome);
    }
  },
  errors: {
    required: 'Type a mobile number and verify it with the code from the text message',
    unproven: 'The number is not verified yet: send a code and type it',
    unprovenOptional: 'The number is not verified yet: send a code and type it, or clear the number',
    codeMissing: TYPE_CODE,
    forgotten: 'The verification of this number has run out (it is kept for a day). Send another code',
  },
};
