import { isMobile } from '@wence/schema';
import type { FormRule } from 'antd';
import type { TFunction } from 'i18next';

/** Spec 9: 6 to 18 characters, and a code of 6 digits. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 18;
export const CODE_LENGTH = 6;

type Translate = TFunction<'auth'>;

export const mobileRules = (t: Translate): FormRule[] => [
  { required: true, message: t('wrong.mobileEmpty') },
  {
    validator: (_rule, value?: string) => (!value || isMobile(value) ? Promise.resolve() : Promise.reject(new Error(t('wrong.mobile')))),
  },
];

export const passwordRules = (t: Translate): FormRule[] => [
  { required: true, message: t('wrong.passwordEmpty') },
  { min: PASSWORD_MIN, max: PASSWORD_MAX, message: t('wrong.passwordLength') },
];

export const codeRules = (t: Translate): FormRule[] => [
  { required: true, message: t('wrong.codeEmpty') },
  { pattern: /^\d{6}$/, message: t('wrong.code') },
];
