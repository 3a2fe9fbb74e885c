import type { MessagesOf } from '../zh-CN/messages';
import type { editorCanvas as source } from '../zh-CN/editor-canvas';

export const editorCanvas = {
  answer: {
    sendCode: 'Send code',
    code: 'Code from the text message',
    verify: 'Verify',
    row: 'Row {{n}}',
    addRow: 'Add a row',
  },
  logic: {
    open: 'Logic',
    jumps: 'jumps: {{n}}',
    shows: 'show or hide: {{n}}',
    carries: 'option induct: {{n}}',
    carryOver: 'option induct',
    carryOverTip: 'Bring options chosen (or not chosen) in an earlier choice question into this one.',
    and: ', ',
  },
  carried: {
    chosen: '← {{code}}, chosen options',
    left: '← {{code}}, options not chosen',
    up: 'Move the carried options up',
    down: 'Move the carried options down',
    moved: 'The carried options are now at position {{place}}',
  },
  finding: { errors_one: '1 error', errors_other: '{{count}} errors', warnings_one: '1 warning', warnings_other: '{{count}} warnings' },
  swap: { left: 'Move “{{title}}” left', right: 'Move “{{title}}” right' },
  treeDrag: {
    over: '{{name}}: to position {{place}} in “{{list}}”',
    dropped: '{{name}}: now at position {{place}} in “{{list}}”',
  },
  said: {
    optionMoved: 'Option “{{title}}” is now at position {{place}}',
    optionDeleted: 'Option “{{title}}” is deleted',
    groupDeleted: 'Group “{{title}}” is deleted; its options are now ungrouped',
    rowMoved: 'Row “{{title}}” is now at position {{place}}',
    rowDeleted: 'Row “{{title}}” is deleted',
  },
  keys: { toTypes: 'Go to the question types' },
  sync: 'Syncing settings',
} satisfies MessagesOf<typeof source>;
