import type { MessagesOf } from '../messages';
import type { editor as source } from '../zh-CN/editor';

export const editor = {} satisfies MessagesOf<typeof source>;
