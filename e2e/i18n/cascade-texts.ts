import type { Language } from './words.js';

/** Words of the dialogs for cascades, orders and groups. */
export interface CascadeTexts {
  readonly import: string;
  readonly redo: string;
  readonly settings: string;
  readonly chooseFile: string;
  readonly formatError: string;
  readonly onlyOne: string;
  readonly again: string;
  readonly imported: (count: string) => string;
  readonly closing: (seconds: number) => string;
  readonly progress: string;
  readonly template: string;
  readonly showBelow: (title: string) => string;
  readonly hint: (level: number) => string;
  readonly option: (title: string) => string;
  readonly addOption: string;
  readonly fold: RegExp;
  readonly randomOrder: string;
  readonly allOptions: string;
  readonly optionsOf: (title: string) => string;
  readonly modes: readonly string[];
  readonly rows: string;
  readonly columns: string;
  readonly other: string;
  readonly otherOf: (title: string) => string;
  readonly groupName: (title: string) => string;
  readonly deleteGroup: (title: string) => string;
  readonly takeOut: (title: string) => string;
  readonly moveUp: string;
  readonly moveDown: string;
  readonly settingColumns: readonly string[];
}

const zhCN: CascadeTexts = {
  import: '导入',
  redo: '重做',
  settings: '级联设置',
  chooseFile: '选择文件',
  formatError: '上传失败，上传文件格式错误，请按照模板文件格式进行填写',
  onlyOne: '一次只能上传一个文件',
  again: '重新上传',
  imported: (count) => `导入成功，共 ${count} 个选项`,
  closing: (seconds) => `${seconds} 秒后关闭`,
  progress: '导入进度',
  template: '下载模板',
  showBelow: (title) => `查看「${title}」的下一级`,
  hint: (level) => `第 ${level} 级提示语`,
  option: (title) => `选项：${title}`,
  addOption: '添加选项',
  fold: /^Province 7 /,
  randomOrder: '随机顺序',
  allOptions: '全部选项',
  optionsOf: (title) => `「${title}」的选项随机`,
  modes: ['按顺序', '随机', '循环（随机起点）', '正序或倒序'],
  rows: '行',
  columns: '列',
  other: '由答题人填写',
  otherOf: (title) => `「${title}」由答题人填写`,
  groupName: (title) => `分组「${title}」的名称`,
  deleteGroup: (title) => `删除分组「${title}」`,
  takeOut: (title) => `把「${title}」移出分组`,
  moveUp: '上移',
  moveDown: '下移',
  settingColumns: ['内容', '输入类型', '下拉选项', '必答', '删除'],
};

const en: CascadeTexts = {
  import: 'Import',
  redo: 'Redo',
  settings: 'Levels',
  chooseFile: 'Choose a file',
  formatError: 'Upload failed: the file has the wrong format. Follow the template.',
  onlyOne: 'One file at a time',
  again: 'Upload again',
  imported: (count) => `Import finished. Options: ${count}`,
  closing: (seconds) => `Closes in ${seconds} s`,
  progress: 'Progress of the import',
  template: 'Download the template',
  showBelow: (title) => `Show what is below ${title}`,
  hint: (level) => `Hint for level ${level}`,
  option: (title) => `Option ${title}`,
  addOption: 'Add option',
  fold: /^Province 7 /,
  randomOrder: 'Random order',
  allOptions: 'All: Options',
  optionsOf: (title) => `${title}: Options at random`,
  modes: ['As listed', 'Random', 'Loop (random start)', 'Forward or reverse'],
  rows: 'Rows',
  columns: 'Columns',
  other: 'Named by respondents',
  otherOf: (title) => `“${title}” is named by respondents`,
  groupName: (title) => `Name of group “${title}”`,
  deleteGroup: (title) => `Delete group “${title}”`,
  takeOut: (title) => `Take “${title}” out of the group`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  settingColumns: ['Content', 'Input type', 'Choices', 'Required', 'Delete'],
};

const TEXTS: Readonly<Record<Language, CascadeTexts>> = { 'zh-CN': zhCN, en };

export const cascadeTexts = (language: Language): CascadeTexts => TEXTS[language];
