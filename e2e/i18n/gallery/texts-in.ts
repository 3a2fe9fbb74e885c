import type { Language } from '../words.js';
import { en } from './en.js';
import type { GalleryTexts } from './gallery-texts.js';
import { zhCN } from './zh-CN.js';

export const galleryTexts = (language: Language): GalleryTexts => (language === 'en' ? en : zhCN);
