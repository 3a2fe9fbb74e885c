import type { DefaultTexts } from './default-texts.js';
import { samplesEn } from './samples-en.js';
import { templatesEn } from './templates-en.js';

export const en: DefaultTexts = {
  nodePrefix: 'Question ',
  optionPrefix: 'Option ',
  rowPrefix: 'Row ',
  newOption: 'New option',
  newRow: 'New row',
  otherOption: 'Other, please specify',
  exclusiveOption: 'None of the above',
  groupPrefix: 'Group ',
  customLevel: 'Custom',
  titles: {
    page: 'Page',
    statement: 'Text',
    group: 'Question group',
    pageBlock: 'Page block',
    loop: 'Loop',
    block: 'Block',
    city: 'Where do you live?',
    position: 'Where are you now?',
    onlineSignature: 'Please sign here',
    name: 'Your name',
    age: 'Your age',
    gender: 'Your gender',
    email: 'Your e-mail address',
    mobile: 'Your mobile number',
    education: 'Your highest level of education',
    major: 'Your field of study',
    colleges: 'Your school or university',
    industry: 'The industry you work in',
    profession: 'Your profession',
    verificationCode: 'Your mobile number, confirmed by a text message',
  },
  samples: samplesEn,
  templates: templatesEn,
};
