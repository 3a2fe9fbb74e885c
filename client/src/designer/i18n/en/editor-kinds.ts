import type { MessagesOf } from '../zh-CN/messages';
import type { editorKinds as source } from '../zh-CN/editor-kinds';

export const editorKinds = {
  format: {
    free: 'Any text',
    integer: 'Whole number',
    number: 'Number',
    mobile: 'Mobile number',
    email: 'Email',
    letters: 'Letters',
    chinese: 'Chinese characters',
  },
  size: {
    lineSmall: 'One line, small',
    lineMedium: 'One line, medium',
    lineLarge: 'One line, large',
    boxSmall: 'Several lines, small',
    boxMedium: 'Several lines, medium',
    boxLarge: 'Several lines, large',
  },
  icon: { star: 'Stars', heart: 'Hearts', thumb: 'Thumbs', smile: 'Faces', number: 'Numbers' },
  upload: { any: 'Any', image: 'Pictures', video: 'Videos', document: 'Documents' },
  moment: {
    date: {
      day: 'Year-month-day',
      month: 'Year-month',
      year: 'Year',
      minute: 'Date, hours and minutes',
      second: 'Date and time with seconds',
    },
    time: { minute: 'Hours and minutes', second: 'Hours, minutes and seconds' },
  },
  city: { province: 'Province', city: 'City', district: 'District', address: 'Address' },
  template: {
    catering: 'Catering',
    hotel: 'Hotel',
    education: 'Education',
    retailing: 'Retailing',
    service: 'Service',
    customization: 'Custom',
  },
  attribute: {
    normal: 'Respondents',
    normal_hint: 'Respondents see and answer it',
    hide: 'Hidden',
    hide_hint: 'Respondents do not see it; link parameters fill it in',
    background: 'Background',
    background_hint: 'Neither shown nor filled in; for reports only',
  },
  sequence: { order: 'As listed', random: 'Random', loop: 'Loop (random start)', position: 'Forward or reverse' },
  input: {
    unlimited: 'Any text',
    input: 'Text of limited length',
    select: 'Dropdown',
    integer: 'Whole number',
    number: 'Number',
    mobile: 'Mobile number',
    email: 'Email',
    letter: 'Letters',
    character: 'Chinese characters',
  },
} satisfies MessagesOf<typeof source>;
