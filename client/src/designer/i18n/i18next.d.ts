import 'i18next';
import type { zhCN } from './zh-CN/all';
import type { designing } from './zh-CN/designing';
import type { logic } from './zh-CN/logic';
import type { publish } from './zh-CN/publish';
import type { report } from './zh-CN/report';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof zhCN & typeof designing & { logic: typeof logic; publish: typeof publish; report: typeof report };
  }
}
