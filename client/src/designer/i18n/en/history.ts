import type { history as source } from '../zh-CN/history';
import type { MessagesOf } from '../zh-CN/messages';

export const history = {
  title: 'Versions and history',
  link: 'History',
  backToEditing: 'Back to editing',
  timeline: 'History',
  more: 'Earlier changes',
  unpublished_one: '{{count}} change is not published yet',
  unpublished_other: '{{count}} changes are not published yet',
  pointLabel: 'The chosen version or changes',
  viewLabel: 'View',
  view: { brought: 'What changed', since: 'Changes since then', contents: 'Content at that time' },
  entry: {
    version: 'Version {{version}}',
    current: 'Current',
    responses_one: '{{total}} response',
    responses_other: '{{total}} responses',
    edits_one: '{{total}} edit',
    edits_other: '{{total}} edits',
    start: 'Survey created',
  },
  restore: 'Restore this',
  restoreTitle: 'Go back to this state?',
  restoreHelp:
    'The draft will be as it was then. What it is now stays in the history, so you can come back to it. Responses and launched versions are not affected.',
  restored: 'Restored',
  running: 'The survey is collecting. Stop it before you restore.',
  noQuestions: 'There were no questions yet',
} satisfies MessagesOf<typeof source>;
