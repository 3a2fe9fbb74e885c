import type { Language } from './words.js';

/** Texts of the question library, and the questions its tests use. */
export interface LibraryTexts {
  readonly library: string;
  readonly own: string;
  readonly common: string;
  readonly search: string;
  readonly empty: string;
  readonly nothingFound: string;
  readonly add: string;
  readonly name: string;
  readonly create: string;
  readonly pick: string;
  readonly pickOrName: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly retry: string;
  readonly deleteNow: string;
  readonly insert: (title: string) => string;
  readonly open: (name: string, n: number) => string;
  readonly deleteItem: (title: string) => string;
  readonly actionsOf: (name: string) => string;
  readonly rename: string;
  readonly addBelow: string;
  readonly namePlease: string;
  readonly notUnique: string;
  readonly below: string;
  readonly renamed: string;
  /** A category of the common library with one below it, and a question in that one. */
  readonly people: string;
  readonly basics: string;
  readonly gender: string;
  readonly genders: readonly string[];
  readonly category: string;
  readonly question: string;
  readonly options: readonly string[];
}

const zhCN: LibraryTexts = {
  library: '题库',
  own: '我的题库',
  common: '公共题库',
  search: '搜索题目',
  empty: '还没有收藏题目',
  nothingFound: '没有找到相关题目',
  add: '加入题库',
  name: '题库名称',
  create: '新建',
  pick: '请选择题库',
  pickOrName: '请选择一个题库，或输入新题库的名称',
  confirm: '确定',
  cancel: '取消',
  retry: '重试',
  deleteNow: '删除',
  insert: (title) => `插入题目：${title}`,
  open: (name, n) => `${name} 题目数 ${n}`,
  deleteItem: (title) => `从题库删除「${title}」`,
  actionsOf: (name) => `「${name}」的操作`,
  rename: '重命名',
  addBelow: '新建下级题库',
  namePlease: '请输入名称',
  notUnique: '已经有同名的题库',
  below: '绿茶类',
  renamed: '红茶类',
  people: '人口统计',
  basics: '基本信息',
  gender: '您的性别是？',
  genders: ['男', '女'],
  category: '茶',
  question: '您喜欢喝哪种茶？',
  options: ['绿茶', '红茶'],
};

const en: LibraryTexts = {
  library: 'Library',
  own: 'My library',
  common: 'Common library',
  search: 'Search questions',
  empty: 'No saved questions yet',
  nothingFound: 'No matching questions',
  add: 'Add to library',
  name: 'Name of the library',
  create: 'Create',
  pick: 'Choose a library',
  pickOrName: 'Choose a library, or type the name of a new one',
  confirm: 'OK',
  cancel: 'Cancel',
  retry: 'Try again',
  deleteNow: 'Delete',
  insert: (title) => `Insert question: ${title}`,
  open: (name, n) => `${name} Questions: ${n}`,
  deleteItem: (title) => `Delete “${title}” from the library`,
  actionsOf: (name) => `Actions for “${name}”`,
  rename: 'Rename',
  addBelow: 'Add a sublibrary',
  namePlease: 'Enter a name',
  notUnique: 'A library with this name already exists',
  below: 'Green teas',
  renamed: 'Black teas',
  people: 'About the respondent',
  basics: 'Basics',
  gender: 'What is your gender?',
  genders: ['Male', 'Female'],
  category: 'Teas',
  question: 'Which tea do you like?',
  options: ['Green', 'Black'],
};

export const libraryTexts = (language: Language): LibraryTexts => (language === 'en' ? en : zhCN);
