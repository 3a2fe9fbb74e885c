import type { MessagesOf } from '../zh-CN/messages';
import type { publishNav as source } from '../zh-CN/publish-nav';

export const publishNav = {
  label: 'Ways to publish',
  name: { share: 'Share', sample: 'Sample service', source: 'Source tags', params: 'Parameters', link: 'One-to-one links' },
} satisfies MessagesOf<typeof source>;
