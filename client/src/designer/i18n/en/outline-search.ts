import type { MessagesOf } from '../zh-CN/messages';
import type { outlineSearch as source } from '../zh-CN/outline-search';

export const outlineSearch = {
  label: 'Find questions',
  placeholder: 'Title, option or code',
  filters: 'Filter',
  required: 'Required',
  logic: 'Logic',
  findings: 'Problems',
  hidden: 'Hidden',
  found: 'Questions found',
  count_one: '{{count}} match',
  count_other: '{{count}} matches',
  option: 'Option: ',
  row: 'Row: ',
  page: {
    name: 'Page {{number}}',
    size_one: '{{count}} question',
    size_other: '{{count}} questions',
    fold: 'Fold page {{number}}',
    unfold: 'Unfold page {{number}}',
  },
} satisfies MessagesOf<typeof source>;
