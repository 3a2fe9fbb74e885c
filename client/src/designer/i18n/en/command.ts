import type { MessagesOf } from '../zh-CN/messages';
import type { command as source } from '../zh-CN/command';

export const command = {
  goTo: 'Go to question',
  goToPlaceholder: 'Code, number or words of the title',
  goToNone: 'No question found',
  questions: 'Questions',
  palette: 'Commands',
  palettePlaceholder: 'What would you like to do? For example: single, logic, fold',
  paletteNone: 'No matching commands',
  commands: 'Possible commands',
  open: 'Open “{{page}}”',
  theme: 'Appearance',
  endings: 'End pages',
  exam: 'Exam',
  copy: 'Copy the selected questions',
  move: 'Move the selected questions…',
  delete: 'Delete the selected questions',
  selectAll: 'Select all questions',
  foldAll: 'Fold all questions',
  unfoldAll: 'Unfold all questions',
  went: 'You are at {{code}}',
} satisfies MessagesOf<typeof source>;
