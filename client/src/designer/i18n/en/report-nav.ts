import type { MessagesOf } from '../zh-CN/messages';
import type { reportNav as source } from '../zh-CN/report-nav';

export const reportNav = {
  label: 'Reports',
  share: 'Share',
  preparing: 'There are many responses. Getting the report ready: {{percent}}%',
  name: {
    overall: 'Overall report',
    insight: 'Smart insight',
    cross: 'Cross report',
    category: 'Category report',
    detail: 'Data detail',
    export: 'Data export',
    exam: 'Exam analysis',
    marking: 'Marking',
  },
} satisfies MessagesOf<typeof source>;
