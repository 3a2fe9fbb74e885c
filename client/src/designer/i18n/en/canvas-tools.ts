import type { MessagesOf } from '../zh-CN/messages';
import type { canvasTools as source } from '../zh-CN/canvas-tools';

export const canvasTools = {
  folding: {
    fold: 'Fold {{code}}',
    unfold: 'Unfold {{code}}',
    foldAll: 'Fold all',
    unfoldAll: 'Unfold all',
    options_one: '{{count}} option',
    options_other: '{{count}} options',
    rows_one: '{{count}} row',
    rows_other: '{{count}} rows',
    questions_one: '{{count}} question',
    questions_other: '{{count}} questions',
  },
  insert: {
    after: 'Insert a question after {{code}}',
    first: 'Insert a question at the start',
    firstIn: 'Insert a question at the start of {{code}}',
    title: 'Insert a question',
    search: 'Search types',
    none: 'No matching types',
    types: 'Question types',
  },
  drag: {
    grip: 'Drag {{code}}',
    refused: 'A container cannot go inside another container',
    several_one: '{{count}} question',
    several_other: '{{count}} questions',
  },
  presence_one: '{{names}} is here',
  presence_other: '{{names}} are here',
} satisfies MessagesOf<typeof source>;
