import type { MessagesOf } from '../zh-CN/messages';
import type { several as source } from '../zh-CN/several';

export const several = {
  label: 'Selected questions',
  count: '{{n}} selected',
  required: 'Required',
  move: 'Move…',
  copy: 'Copy',
  group: 'Put into a new container',
  showAll: 'Show all if…',
  ruled: 'Rules added: {{n}}',
  delete: 'Delete',
  clear: 'Clear the selection',
  moveTitle: 'Move the selection ({{n}})',
  target: 'To',
  atStart: 'The start of the survey',
  atEnd: 'The end of the survey',
  before: 'Before {{name}}',
  behind: 'After {{name}}',
  inside: 'Into {{name}}, at the end',
  confirm: 'Move',
  moved: 'Moved: {{n}}',
  copied: 'Copied: {{n}}',
  grouped: 'Put into a new container: {{n}}',
  deleted: 'Deleted: {{n}}',
} satisfies MessagesOf<typeof source>;
