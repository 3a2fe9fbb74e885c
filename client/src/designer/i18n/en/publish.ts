import type { MessagesOf } from '../messages';
import type { publish as source } from '../zh-CN/publish';

export const publish = {} satisfies MessagesOf<typeof source>;
