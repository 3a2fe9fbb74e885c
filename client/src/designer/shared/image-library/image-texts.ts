import { images as en } from '../../i18n/en/images';
import { addTexts } from '../../i18n/init';
import { images as zhCN } from '../../i18n/zh-CN/images';

/** Adds the words of uploads and of the image library. */
export const addImageTexts = (): void => addTexts('images', { 'zh-CN': zhCN, en });
