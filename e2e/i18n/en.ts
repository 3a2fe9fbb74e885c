import type { Words } from './words.js';

export const en: Words = {
  auth: {
    login: 'Sign in',
    register: 'Create account',
    toRegister: 'Create an account',
    bySms: 'Text message',
    mobile: 'Mobile number',
    password: 'Password',
    newPassword: 'Choose a password',
    code: 'Code',
    sendCode: 'Send code',
    codeSent: 'Code sent',
  },
  list: { title: 'My surveys', create: 'New survey', empty: 'No surveys yet' },
  create: { title: 'New survey', name: 'Survey title', submit: 'Create and edit' },
};
