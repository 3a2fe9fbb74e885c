import type { FileFault, UploadRules } from '../upload-rules';

const KINDS = ['', '图片', '视频', '文档'];

function countHint({ min, max }: UploadRules): string {
  if (min > 0 && min === max) return `${min} 个文件`;
  if (min > 0 && max > 0) return `${min}–${max} 个文件`;
  if (min > 0) return `至少 ${min} 个文件`;
  return max > 0 ? `最多 ${max} 个文件` : '';
}

function kindHint({ format, accept }: UploadRules): string {
  return format > 0 ? `${KINDS[format]}（${accept.replaceAll('.', '').replaceAll(',', '、')}）` : '图片、视频、文档';
}

export const zhCN = {
  hint: (rules: UploadRules) => [countHint(rules), kindHint(rules), `每个不超过 ${rules.megabytes} MB`].filter(Boolean).join('，'),
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
