import 'i18next';
import type { zhCN } from './zh-CN/all';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof zhCN;
  }
}
