import type { MessagesOf } from '../zh-CN/messages';
import type { responseFilter as source } from '../zh-CN/response-filter';

export const responseFilter = {
  label: 'Filter the responses',
  chip: '{{name}}: {{value}}',
  remove: 'Remove the filter “{{name}}”',
  listJoint: ', ',
  status: 'Status',
  statusName: { COMPLETE: 'Complete', SCREENED: 'Screened out', OVER_QUOTA: 'Over quota' },
  version: 'Version',
  versionNumber: 'Version {{version}}',
  source: 'Source',
  sourceTag: 'Source tag',
  apply: 'OK',
  time: 'Submitted',
  from: 'From',
  to: 'To',
  since: 'since {{from}}',
  until: 'until {{to}}',
  between: '{{from}} to {{to}}',
  span: { today: 'Today', week: 'Last 7 days', month: 'Last 30 days' },
  future: 'Not after today',
  beforeStart: 'Not before the start date',
} satisfies MessagesOf<typeof source>;
