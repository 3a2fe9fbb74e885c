import type { ProblemWords } from './zh-CN';

export const en: ProblemWords = {
  notFound: {
    title: 'Survey not found',
    text: 'The link may be incomplete, or the survey was deleted. Check the link, or ask whoever sent it to you.',
    answering: 'The survey was deleted, so your answers were not submitted.',
  },
  notStarted: {
    title: 'This survey has not started yet',
    text: 'Open this link again then to fill it in.',
    answering: 'The survey has not started yet, so your answers were not submitted. Open this link again then and carry on.',
  },
  paused: {
    title: 'This survey is paused',
    text: 'It takes no new responses right now. Open this link again later, or ask whoever sent it to you.',
    answering: 'Your answers were not submitted. Open this link again once the survey resumes and carry on.',
  },
  ended: {
    title: 'This survey has ended',
    text: 'It takes no more responses. Thank you for your interest. If you have questions, ask whoever sent you the link.',
    answering: 'The survey ended before your answers were submitted. If you have questions, ask whoever sent you the link.',
  },
  full: {
    title: 'This survey is full',
    text: 'It has all the responses it asked for and takes no more. Thank you for your interest.',
    answering: 'All the responses it asked for came in before your answers were submitted.',
  },
  testLinkInvalid: {
    title: 'This preview link has expired',
    text: 'Preview links work for 30 minutes. Go back to the editor and press Preview again.',
    answering: 'Preview links work for 30 minutes, so nothing was submitted. Go back to the editor and press Preview again.',
  },
  startsAt: ({ time, zone }) => `It starts on ${time} (${zone}).`,
  kept: 'The answers you gave are still on this device.',
  notKept: 'This browser does not allow saving: keep the page open.',
};
