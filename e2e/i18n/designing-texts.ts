import type { Language } from './words.js';

/** Texts of the attribute panel and the canvas that only the tests of designing need. */
export interface DesigningTexts {
  readonly to: string;
  readonly hearts: string;
  readonly template: string;
  readonly hotel: string;
  readonly addRow: string;
  readonly addColumn: string;
  readonly addField: string;
  readonly row: (place: number) => string;
  readonly inputType: string;
  readonly dropdown: string;
  readonly choices: string;
  readonly duplicate: string;
  readonly mustAddUp: string;
  readonly sum: string;
  readonly uploadPicture: string;
  readonly picture: string;
  readonly onlyPictures: string;
  readonly step: string;
  readonly inputSettings: string;
  readonly inputOf: (title: string) => string;
  readonly choicesOf: (title: string) => string;
  readonly lockPlaces: string;
  readonly lockOf: (title: string) => string;
  readonly random: string;
  readonly groups: string;
  readonly newGroup: string;
  readonly putTicked: string;
  readonly tickFirst: string;
  readonly group: RegExp;
  readonly inside: (title: string) => string;
  readonly addBelow: string;
  readonly moveDown: string;
  readonly copy: string;
  readonly columns: string;
  readonly redo: string;
  readonly changedElsewhere: (code: string) => string;
  readonly takeBack: string;
  readonly alsoOpen: string;
  readonly isHere: RegExp;
}

const zhCN: DesigningTexts = {
  to: '到',
  hearts: '爱心',
  template: '模板',
  hotel: '酒店',
  addRow: '添加行',
  addColumn: '添加列',
  addField: '添加填写项',
  row: (place) => `第 ${place} 行`,
  inputType: '输入类型',
  dropdown: '下拉选择',
  choices: '下拉选项',
  duplicate: '选项重复',
  mustAddUp: '要求总和',
  sum: '总和',
  uploadPicture: '上传图片',
  picture: '当前图片',
  onlyPictures: '仅支持图片文件上传',
  step: '步长',
  inputSettings: '填写设置',
  inputOf: (title) => `「${title}」的输入类型`,
  choicesOf: (title) => `「${title}」的下拉选项，每行一个`,
  lockPlaces: '锁定位置',
  lockOf: (title) => `锁定「${title}」的位置`,
  random: '随机',
  groups: '分组管理',
  newGroup: '新建分组',
  putTicked: '加入勾选的选项',
  tickFirst: '请至少选择一项',
  group: /^分组/,
  inside: (title) => `「${title}」里的选项`,
  addBelow: '添加下级',
  moveDown: '下移',
  copy: '复制',
  columns: '每行选项数',
  redo: '重做',
  changedElsewhere: (code) => `${code} 刚在别处改过，已显示最新内容。你的这次修改没有保存：`,
  takeBack: '用我的',
  alsoOpen: '另有 1 个窗口打开了这份问卷',
  isHere: /正在这里/,
};

const en: DesigningTexts = {
  to: 'To',
  hearts: 'Hearts',
  template: 'Template',
  hotel: 'Hotel',
  addRow: 'Add row',
  addColumn: 'Add column',
  addField: 'Add field',
  row: (place) => `Row ${place}`,
  inputType: 'Input type',
  dropdown: 'Dropdown',
  choices: 'Choices',
  duplicate: 'This option is already there',
  mustAddUp: 'Require a total',
  sum: 'Total',
  uploadPicture: 'Upload a picture',
  picture: 'The picture',
  onlyPictures: 'Only images can be uploaded',
  step: 'Step',
  inputSettings: 'Input settings',
  inputOf: (title) => `Input type of “${title}”`,
  choicesOf: (title) => `Choices of “${title}”, one per line`,
  lockPlaces: 'Lock positions',
  lockOf: (title) => `Keep “${title}” in its place`,
  random: 'Random',
  groups: 'Groups',
  newGroup: 'New group',
  putTicked: 'Add the ticked options',
  tickFirst: 'Tick at least one',
  group: /^Group/,
  inside: (title) => `Options of “${title}”`,
  addBelow: 'Add a level below',
  moveDown: 'Move down',
  copy: 'Copy',
  columns: 'Options per row',
  redo: 'Redo',
  changedElsewhere: (code) => `${code} was just changed elsewhere; the latest version is shown. Your edit was not saved:`,
  takeBack: 'Use mine',
  alsoOpen: 'Also open in 1 other window',
  isHere: /is here/,
};

export const designingTexts = (language: Language): DesigningTexts => (language === 'en' ? en : zhCN);
