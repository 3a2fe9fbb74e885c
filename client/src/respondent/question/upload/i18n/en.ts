import type { FileFault, UploadRules } from '../upload-rules';
import type { UploadWords } from './zh-CN';

const KINDS = ['', 'pictures', 'videos', 'documents'];
const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

function countHint({ min, max }: UploadRules): string {
  if (min > 0 && min === max) return files(min);
  if (min > 0 && max > 0) return `${min} to ${files(max)}`;
  if (min > 0) return `At least ${files(min)}`;
  return max > 0 ? `Up to ${files(max)}` : '';
}

function kindHint({ format, accept }: UploadRules): string {
  return format > 0 ? `${KINDS[format]} (${accept.replaceAll('.', '').replaceAll(',', ', ')})` : 'pictures, videos or documents';
}

export const en: UploadWords = {
  hint: (rules) => {
    const text = [countHint(rules), kindHint(rules), `up to ${rules.megabytes} MB each`].filter(Boolean).join('; ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  choose: 'Choose files',
  more: 'Add more',
  drop: 'or drop them here',
  left: (count) => (count > 0 ? `${count} more possible` : 'No more possible; remove one to add another'),
  unnamed: 'A file added earlier',
  percent: (percent) => `Uploading ${percent}%`,
  isStored: 'Uploaded',
  isFailed: 'Not uploaded',
  retry: 'Retry',
  cancel: 'Cancel',
  remove: 'Remove',
  fault: (fault: FileFault | 'other', { megabytes, max }) =>
    ({
      kind: 'This kind of file is not taken',
      size: `Larger than ${megabytes} MB`,
      empty: 'The file is empty',
      count: `Up to ${files(max || 100)}; not added`,
      other: 'Its contents are not what its name says',
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
