import type { Language } from './words.js';

/** Texts of the advanced title editor. */
export interface RichTexts {
  readonly advanced: (code: string) => string;
  readonly dialog: (code: string) => string;
  readonly field: (code: string) => string;
  readonly size: string;
  readonly color: string;
  readonly image: string;
  readonly code: string;
  readonly link: string;
  readonly linkAddress: string;
  readonly apply: string;
  readonly answer: string;
  readonly fallback: string;
  readonly insert: string;
  readonly confirm: string;
  readonly stay: string;
  readonly externalImage: string;
  readonly externalLink: string;
}

const zhCN: RichTexts = {
  advanced: (code) => `高级编辑 ${code} 的标题`,
  dialog: (code) => `高级编辑：${code} 的标题`,
  field: (code) => `${code} 的标题（带格式）`,
  size: '字号',
  color: '文字颜色',
  image: '插入图片',
  code: '源代码',
  link: '链接',
  linkAddress: '链接地址',
  apply: '应用',
  answer: '引用答案',
  fallback: '没有答案时显示',
  insert: '插入',
  confirm: '确定',
  stay: '继续编辑',
  externalImage: '无效图片地址',
  externalLink: '无效外部链接',
};

const en: RichTexts = {
  advanced: (code) => `Advanced editing of the title of ${code}`,
  dialog: (code) => `Advanced editing: title of ${code}`,
  field: (code) => `Formatted title of ${code}`,
  size: 'Text size',
  color: 'Text colour',
  image: 'Insert a picture',
  code: 'Source',
  link: 'Link',
  linkAddress: 'Address of the link',
  apply: 'Apply',
  answer: 'Insert an answer',
  fallback: 'Text shown without an answer',
  insert: 'Insert',
  confirm: 'OK',
  stay: 'Keep editing',
  externalImage: 'This picture address is not valid',
  externalLink: 'This link leads to another site, which is not allowed',
};

export const richTexts = (language: Language): RichTexts => (language === 'zh-CN' ? zhCN : en);
