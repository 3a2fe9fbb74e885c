import { simulation as en } from '../../../i18n/en/simulation';
import { addTexts } from '../../../i18n/init';
import { simulation as zhCN } from '../../../i18n/zh-CN/simulation';

export const addSimulationTexts = (): void => addTexts('simulation', { 'zh-CN': zhCN, en });
