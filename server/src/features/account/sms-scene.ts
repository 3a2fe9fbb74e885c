/** The purposes of a code. A code is valid for one purpose only. The values are those of `/v1`. */
export const SmsScene = { REGISTER: 'register', LOGIN: 'login' } as const;

export type SmsScene = (typeof SmsScene)[keyof typeof SmsScene];
