import { canvasTools as en } from '../../../../i18n/en/canvas-tools';
import { addTexts } from '../../../../i18n/init';
import { canvasTools as zhCN } from '../../../../i18n/zh-CN/canvas-tools';

const addCanvasToolTexts = (): void => addTexts('canvasTools', { 'zh-CN': zhCN, en });

addCanvasToolTexts();
