import type { Language } from '../../definition/definition.js';

/** A state of a one-to-one link. */
export type LinkState = 'unopened' | 'opened' | 'answering' | 'complete' | 'screened' | 'over_quota' | 'void';

/** Columns of a table of one-to-one links; the first four are what is kept of a person, and what an import reads. */
export const LINK_COLUMNS = ['name', 'mobile', 'email', 'remark', 'url', 'state', 'openedAt', 'completedAt'] as const;

export type LinkColumn = (typeof LINK_COLUMNS)[number];

/** Words of tables of one-to-one links in one language. */
export interface LinkWords {
  /** Name of the sheet, and of the file. */
  readonly sheet: string;
  readonly columns: Readonly<Record<LinkColumn, string>>;
  readonly states: Readonly<Record<LinkState, string>>;
}

const zhCN: LinkWords = {
  sheet: '一对一链接',
  columns: {
    name: '姓名',
    mobile: '手机号',
    email: '邮箱',
    remark: '备注',
    url: '链接',
    state: '状态',
    openedAt: '首次打开时间',
    completedAt: '完成时间',
  },
  states: {
    unopened: '未打开',
    opened: '已打开',
    answering: '答题中',
    complete: '已完成',
    screened: '被甄别',
    over_quota: '配额满',
    void: '已作废',
  },
};

const en: LinkWords = {
  sheet: 'One-to-one links',
  columns: {
    name: 'Name',
    mobile: 'Mobile',
    email: 'E-mail',
    remark: 'Remark',
    url: 'Link',
    state: 'State',
    openedAt: 'First opened',
    completedAt: 'Completed',
  },
  states: {
    unopened: 'Not opened',
    opened: 'Opened',
    answering: 'Answering',
    complete: 'Completed',
    screened: 'Screened out',
    over_quota: 'Over quota',
    void: 'Void',
  },
};

/** Words of tables of one-to-one links by language (Spec 2, publish). */
export const LINK_WORDS: Readonly<Record<Language, LinkWords>> = { 'zh-CN': zhCN, en };

/** Further headings that people give to the columns of an import, in small letters. */
export const LINK_HEADINGS: Readonly<Record<'name' | 'mobile' | 'email' | 'remark', readonly string[]>> = {
  name: ['名字', 'full name'],
  mobile: ['手机', '手机号码', '电话', 'mobile number', 'phone', 'phone number'],
  email: ['电子邮箱', '邮件', 'email', 'email address', 'e-mail address', 'mail'],
  remark: ['说明', 'remarks', 'note', 'notes', 'comment'],
};
