import type { MessagesOf } from '../zh-CN/messages';
import type { pictures as source } from '../zh-CN/pictures';

export const pictures: MessagesOf<typeof source> = {
  ofSurvey: 'This survey',
  title: 'My images',
  search: 'Search by file name',
  uses_one: 'Used in one place',
  uses_other: 'Used in {{count}} places',
  earlier_one: 'In the history of one survey',
  earlier_other: 'In the history of {{count}} surveys',
  unused: 'Not used',
  inUse: 'It cannot be deleted. {{uses}}.',
  deleteHelp: 'The image is deleted for good.',
  sweep: 'Images that nothing has used for 30 days are deleted.',
  empty: 'Images that you upload for any survey appear here.',
  noMatch: 'No image has “{{keyword}}” in its file name.',
};
