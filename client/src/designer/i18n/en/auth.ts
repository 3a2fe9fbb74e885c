import type { MessagesOf } from '../zh-CN/messages';
import type { auth as source } from '../zh-CN/auth';

export const auth = {
  login: {
    title: 'Sign in',
    byPassword: 'Password',
    bySms: 'Text message',
    submit: 'Sign in',
    noAccount: 'New here?',
    toRegister: 'Create an account',
  },
  register: {
    title: 'Create an account',
    submit: 'Create account',
    hasAccount: 'Have an account?',
    toLogin: 'Sign in',
  },
  field: {
    mobile: 'Mobile number',
    password: 'Password',
    newPassword: 'Choose a password',
    passwordHelp: '6 to 18 characters',
    code: 'Code',
  },
  wrong: {
    mobile: 'Enter a valid mobile number',
    mobileEmpty: 'Enter your mobile number',
    passwordEmpty: 'Enter your password',
    passwordLength: 'Use 6 to 18 characters',
    code: 'The code has 6 digits',
    codeEmpty: 'Enter the code',
  },
  code: {
    send: 'Send code',
    sending: 'Sending',
    wait: 'Resend in {{seconds}} s',
    again: 'Resend code',
    failed: 'The code was not sent. Try again in a moment.',
    sent: 'Code sent',
  },
  picture: {
    lead: 'Ask clearly. See what people say.',
    question: 'What are you up to this weekend?',
    mark: 'Choose one',
    walk: 'A walk out of town',
    read: 'Staying in with a book',
    friends: 'Dinner with friends',
    work: 'Working, sadly',
    next: 'Next',
  },
} satisfies MessagesOf<typeof source>;
