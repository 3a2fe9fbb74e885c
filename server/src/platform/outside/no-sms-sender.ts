import type { SmsSender } from './sms-sender.js';

/** A production server without a gateway: every send fails, loudly in the log, instead of pretending. */
export const noSmsSender: SmsSender = {
  send: () => Promise.reject(new Error('no SMS gateway is configured')),
};
