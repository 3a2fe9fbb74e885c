import type { MessagesOf } from '../messages';
import type { nav as source } from '../zh-CN/nav';

export const nav = {
  edit: 'Edit',
  setting: 'Settings',
  publish: 'Publish',
  report: 'Report',
  simulation: 'Simulated respondents',
  preview: 'Preview',
  survey: 'Survey',
  outline: 'Outline',
  list: 'List',
  library: 'Library',
  logic: 'Logic',
  questionLogic: 'Question logic',
  logicMap: 'Logic map',
  optionLogic: 'Option logic',
  surveyList: 'Survey list',
  quota: 'Quota',
  tableQuota: 'Table quota',
  customQuota: 'Custom quota',
  extensions: 'Extensions',
} satisfies MessagesOf<typeof source>;
