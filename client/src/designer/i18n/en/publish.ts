import type { MessagesOf } from '../zh-CN/messages';
import type { publish as source } from '../zh-CN/publish';

export const publish = {
  state: {
    DRAFT: 'Not launched yet',
    RUNNING: 'Collecting answers',
    STOPPED: 'Stopped',
    COMPLETE: 'Complete',
    RECYCLED: 'Deleted',
  },
  help: {
    DRAFT:
      'Launching creates a link and a QR code. Anyone with the link can answer. Questions cannot be edited while the survey is collecting.',
    RUNNING: 'Anyone with the link can answer. Stopping pauses collection; answers already received are kept.',
    STOPPED: 'The link still exists, but visitors see that collection has stopped. Launch again to reopen the same link.',
    COMPLETE: 'This survey is complete and takes no more answers.',
    RECYCLED: 'This survey is in the recycle bin.',
  },
  launch: 'Launch and collect',
  relaunch: 'Launch again',
  received_one: '1 response so far',
  received_other: '{{total}} responses so far',
  unpublished_one: '{{count}} change is not published yet: respondents get it when you launch again.',
  unpublished_other: '{{count}} changes are not published yet: respondents get them when you launch again.',
  seeChanges: 'See changes',
  link: {
    title: 'Link',
    help: 'Share it in a group, an email or on a web page.',
    label: 'Survey link',
    copy: 'Copy link',
    open: 'Open',
  },
  qr: {
    title: 'QR code',
    help: 'Scan to answer on a phone. SVG for print, PNG for screens.',
    alt: 'QR code of the survey link',
    svg: 'Download SVG',
    png: 'Download PNG',
    scan: 'Scan to answer',
    poster: 'Download poster',
  },
  embed: {
    title: 'On a web page',
    help: 'Paste this code where the survey should appear. The operator of this server has to allow that site (FRAME_ANCESTORS).',
    label: 'Code to embed the survey',
    copy: 'Copy code',
  },
  versions: {
    title: 'Versions',
    help: 'Each launch with changed content creates a version.',
    name: 'Version {{version}}',
    current: 'Current',
    responses_one: '{{total}} response',
    responses_other: '{{total}} responses',
    history: 'See history and changes',
  },
} satisfies MessagesOf<typeof source>;
