/** What a code is for. One sent for one purpose is no good for another. The values are those of `/v1`. */
export const SmsScene = { REGISTER: 'register', LOGIN: 'login' } as const;

export type SmsScene = (typeof SmsScene)[keyof typeof SmsScene];
