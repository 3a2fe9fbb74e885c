import type { MessagesOf } from '../messages';
import type { report as source } from '../zh-CN/report';

export const report = {} satisfies MessagesOf<typeof source>;
