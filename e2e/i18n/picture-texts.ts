import type { Language } from './words.js';

/** Texts of the image library and the crop dialog. */
export interface PictureTexts {
  readonly open: string;
  readonly upload: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly preview: (name: string) => string;
  readonly crop: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly confirmRemove: string;
  readonly removeNow: string;
  readonly empty: string;
  readonly nothing: string;
  readonly onlyImages: string;
  readonly tooLarge: string;
  readonly tooMany: string;
  readonly failed: string;
  readonly again: string;
  readonly retry: string;
  readonly loadFailed: string;
  readonly current: string;
  readonly cropTitle: string;
  readonly cropNow: string;
  readonly stage: string;
  readonly reset: string;
  readonly cannotOpen: string;
  readonly more: string;
  readonly batch: string;
  readonly properties: string;
  readonly mine: string;
  readonly search: string;
  readonly uses: (count: number) => string;
  readonly unused: string;
  readonly inUse: RegExp;
  readonly noMatch: RegExp;
}

const zhCN: PictureTexts = {
  open: '图片库',
  upload: '上传图片 或拖到这里',
  confirm: '确定',
  cancel: '取消',
  preview: (name) => `预览 ${name}`,
  crop: (name) => `裁剪 ${name}`,
  remove: (name) => `删除 ${name}`,
  confirmRemove: '确定要删除吗？',
  removeNow: '删除',
  empty: '上传的图片会留在这份问卷的图片库里，可以反复使用。',
  nothing: '请至少选择一项',
  onlyImages: '仅支持图片文件上传',
  tooLarge: '上传文件大小不能超过 20MB!',
  tooMany: '最多能上传20个文件',
  failed: '上传失败',
  again: '重试',
  retry: '重试',
  loadFailed: '没有加载出来',
  current: '当前图片',
  cropTitle: '裁剪图片',
  cropNow: '确认裁剪',
  stage: '裁剪位置',
  reset: '还原',
  cannotOpen: '图片打不开',
  more: '显示更多',
  batch: '批量编辑',
  properties: '属性',
  mine: '我的图片',
  search: '按文件名搜索',
  uses: (count) => `用于 ${count} 处`,
  unused: '未使用',
  inUse: /不能删除/,
  noMatch: /没有文件名包含/,
};

const en: PictureTexts = {
  open: 'Image library',
  upload: 'Upload images or drop them here',
  confirm: 'OK',
  cancel: 'Cancel',
  preview: (name) => `Preview ${name}`,
  crop: (name) => `Crop ${name}`,
  remove: (name) => `Delete ${name}`,
  confirmRemove: 'Delete this?',
  removeNow: 'Delete',
  empty: 'Uploaded images stay in the library of this survey and can be used again.',
  nothing: 'Select at least one',
  onlyImages: 'Only images can be uploaded',
  tooLarge: 'Images can be at most 20 MB',
  tooMany: 'At most 20 can be uploaded',
  failed: 'Upload failed',
  again: 'Try again',
  retry: 'Try again',
  loadFailed: 'This could not be loaded',
  current: 'The picture',
  cropTitle: 'Crop the image',
  cropNow: 'Crop',
  stage: 'Crop area',
  reset: 'Reset',
  cannotOpen: 'The image cannot be opened',
  more: 'Show more',
  batch: 'Edit as text',
  properties: 'Properties',
  mine: 'My images',
  search: 'Search by file name',
  uses: (count) => (count === 1 ? 'Used in one place' : `Used in ${count} places`),
  unused: 'Not used',
  inUse: /cannot be deleted/,
  noMatch: /in its file name/,
};

export const pictureTexts = (language: Language): PictureTexts => (language === 'en' ? en : zhCN);
