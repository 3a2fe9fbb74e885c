import type { zhCN } from './zh-CN';

export const en: typeof zhCN = { banner: 'Test mode: nothing you submit here counts' };
