import type { openReport as source } from '../zh-CN/open-report';
import type { MessagesOf } from '../zh-CN/messages';

export const openReport = {
  cannotOpen: 'This report cannot be opened',
  cannotOpenHelp:
    'The link is wrong, has ended, or needs a password. If you have one, enter it here; if not, ask whoever shared the report for a new link.',
  password: 'Password',
  passwordPlease: 'Enter the password.',
  open: 'Open report',
  opening: 'Opening',
  stillClosed: 'It still cannot be opened: the password is wrong, or the link has ended.',
  wait_one: 'Too many tries. Try again in a minute.',
  wait_other: 'Too many tries. Try again in {{count}} minutes.',
  all: 'All responses',
  base: 'n = {{base}}',
  tooFewBase: 'fewer than {{base}} responses',
  readAt: 'As of {{at}}',
  print: 'Print',
  tooFew: 'Too few responses',
  tooFewHelp: 'Results of fewer than {{base}} responses are not shown, so that nobody can be recognised.',
  tooFewAnswered: 'Too few responses: fewer than {{base}} answered, so no results are shown.',
  leftOut_one: 'One more item is not shown: fewer than {{base}} answered it.',
  leftOut_other: '{{count}} more items are not shown: fewer than {{base}} answered them.',
  noTexts: 'This report does not show what was typed.',
  nothing: 'Nothing to show',
  nothingHelp: 'Whoever shared this report chose nothing that can be shown.',
  answers: 'Responses',
  pages: 'Pages',
  compared: 'Side by side',
  madeWith: 'Made with Wence, read-only',
} satisfies MessagesOf<typeof source>;
