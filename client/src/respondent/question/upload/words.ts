import type { Language } from '@wence/schema';
import type { FileFault, UploadRules } from './upload';

const KINDS_ZH = ['', '图片', '视频', '文档'];

function countHintZh({ min, max }: UploadRules): string {
  if (min > 0 && min === max) return `${min} 个文件`;
  if (min > 0 && max > 0) return `${min}–${max} 个文件`;
  if (min > 0) return `至少 ${min} 个文件`;
  return max > 0 ? `最多 ${max} 个文件` : '';
}

function kindHintZh({ format, accept }: UploadRules): string {
  return format > 0 ? `${KINDS_ZH[format]}（${accept.replaceAll('.', '').replaceAll(',', '、')}）` : '图片、视频、文档';
}

export const zhCN = {
  hint: (rules: UploadRules) => [countHintZh(rules), kindHintZh(rules), `每个不超过 ${rules.megabytes} MB`].filter(Boolean).join('，'),
  choose: '选择文件',
  more: '继续添加',
  drop: '或把文件拖到这里',
  left: (count: number) => (count > 0 ? `还可添加 ${count} 个` : '已达上限，移除后可再添加'),
  unnamed: '之前添加的文件',
  percent: (percent: number) => `上传中 ${percent}%`,
  isStored: '已上传',
  isFailed: '没有上传成功',
  retry: '重试',
  cancel: '取消',
  remove: '移除',
  fault: (fault: FileFault | 'other', { megabytes, max }: UploadRules): string =>
    ({
      kind: '不支持这种文件',
      size: `超过 ${megabytes} MB`,
      empty: '文件是空的',
      count: `最多 ${max || 100} 个，没有添加`,
      other: '内容与文件类型不符',
    })[fault],
  stored: (name: string) => `${name} 已上传`,
  failed: (name: string) => `${name} 没有上传成功，可以重试`,
  refused: (name: string) => `${name} 没有添加`,
  removed: (name: string) => `${name} 已移除`,
  errors: {
    required: '还没有添加文件',
    min: (limit: number, now: number) => `至少添加 ${limit} 个文件（现在 ${now} 个）`,
    max: (limit: number, now: number) => `最多 ${limit} 个文件（现在 ${now} 个），移除多余的`,
    pending: '有文件还没有上传完：等它完成，或重试、移除',
    gone: '有文件已失效：移除后重新添加',
  },
};

export type UploadWords = typeof zhCN;

const KINDS_EN = ['', 'pictures', 'videos', 'documents'];
const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

function countHintEn({ min, max }: UploadRules): string {
  if (min > 0 && min === max) return files(min);
  if (min > 0 && max > 0) return `${min} to ${files(max)}`;
  if (min > 0) return `At least ${files(min)}`;
  return max > 0 ? `Up to ${files(max)}` : '';
}

function kindHintEn({ format, accept }: UploadRules): string {
  return format > 0 ? `${KINDS_EN[format]} (${accept.replaceAll('.', '').replaceAll(',', ', ')})` : 'pictures, videos or documents';
}

export const en: UploadWords = {
  hint: (rules) => {
    const text = [countHintEn(rules), kindHintEn(rules), `up to ${rules.megabytes} MB each`].filter(Boolean).join('; ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  choose: 'Choose files',
  more: 'Add more',
  drop: 'or drop them here',
  left: (count) => (count > 0 ? `${count} more possible` : 'Limit reached; remove one to add another'),
  unnamed: 'A file added earlier',
  percent: (percent) => `Uploading ${percent}%`,
  isStored: 'Uploaded',
  isFailed: 'Not uploaded',
  retry: 'Retry',
  cancel: 'Cancel',
  remove: 'Remove',
  fault: (fault: FileFault | 'other', { megabytes, max }) =>
    ({
      kind: 'This file type is not accepted',
      size: `Larger than ${megabytes} MB`,
      empty: 'The file is empty',
      count: `Up to ${files(max || 100)}; not added`,
      other: 'Its content does not match its name',
    })[fault],
  stored: (name) => `${name} is uploaded`,
  failed: (name) => `${name} was not uploaded. You can retry`,
  refused: (name) => `${name} was not added`,
  removed: (name) => `${name} is removed`,
  errors: {
    required: 'Add a file',
    min: (limit, now) => `Add at least ${files(limit)} (now ${now})`,
    max: (limit, now) => `Keep at most ${files(limit)} (now ${now})`,
    pending: 'A file is not uploaded yet: wait for it, or retry or remove it',
    gone: 'A file is no longer there: remove it and add it again',
  },
};

export const wordsIn = (language: Language): UploadWords => (language === 'en' ? en : zhCN);
