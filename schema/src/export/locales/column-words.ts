import type { ExamMark } from '../../exam/score-exam.js';
import { en as enOrigin, type OriginWords, zhCN as zhOrigin } from '../../origin/origin-words.js';

/** Facts about a response that have columns of their own. */
export type MetaWord =
  | 'responseId'
  | 'seq'
  | 'version'
  | 'status'
  | 'valid'
  | 'startedAt'
  | 'submittedAt'
  | 'duration'
  | 'source'
  | 'region'
  | 'device'
  | 'os'
  | 'browser'
  | 'parameters'
  | 'parameter'
  | 'wechatOpenid'
  | 'wechatNickname'
  | 'wechatAvatar'
  | 'linkCode'
  | 'linkName'
  | 'invitationCode';

export type StatusWord = 'complete' | 'screened' | 'over_quota';

/** Parts of answers that columns hold. */
export type PartWord =
  | 'text' // typed into the input of a chosen option
  | 'name' // given to a row that the respondent names
  | 'state'
  | 'tag' // one tag of an evaluation; `tag` says which
  | 'comment'
  | 'rowCount'
  | 'lines' // a growing table as text: a line per row, a tab between its columns
  | 'level' // a level of a cascade; `index` says which, from 1
  | 'province'
  | 'city'
  | 'district'
  | 'address'
  | 'division' // code of the smallest division given
  | 'count'
  | 'file' // id of a stored file; `index` says which, from 1
  | 'longitude'
  | 'latitude';

/** Words that labels of columns and values are made of. */
export interface ColumnWords {
  readonly parts: Readonly<Record<PartWord, string>>;
  readonly meta: Readonly<Record<MetaWord, string>>;
  readonly statuses: Readonly<Record<StatusWord, string>>;
  readonly valid: string;
  readonly invalid: string;
  readonly exam: { readonly score: string; readonly mark: string; readonly marks: Readonly<Record<ExamMark, string>> };
  readonly origin: OriginWords;
  readonly missing: Readonly<Record<-3 | -2 | -1, string>>;
  readonly chosen: string;
  readonly notChosen: string;
  readonly answered: string;
  /** A label of what the newest version has no more. */
  readonly retired: (label: string) => string;
  /** Stands in a title for the answer that is inserted there. */
  readonly answerTo: (code: string) => string;
}

export const en: ColumnWords = {
  parts: {
    text: 'text',
    name: 'name',
    state: 'answered',
    tag: 'tag',
    comment: 'comment',
    rowCount: 'rows',
    lines: 'contents',
    level: 'level',
    province: 'province',
    city: 'city',
    district: 'district',
    address: 'address',
    division: 'division code',
    count: 'count',
    file: 'file',
    longitude: 'longitude',
    latitude: 'latitude',
  },
  meta: {
    responseId: 'Response',
    seq: 'Number',
    version: 'Version',
    status: 'Status',
    valid: 'Valid',
    startedAt: 'Started',
    submittedAt: 'Submitted',
    duration: 'Duration (seconds)',
    source: 'Source',
    region: 'Region',
    device: 'Device',
    os: 'System',
    browser: 'Browser',
    parameters: 'Parameters',
    parameter: 'Parameter',
    wechatOpenid: 'WeChat OpenID',
    wechatNickname: 'WeChat nickname',
    wechatAvatar: 'WeChat picture',
    linkCode: 'One-to-one link',
    linkName: 'Name of the link',
    invitationCode: 'Invitation code',
  },
  statuses: { complete: 'Complete', screened: 'Screened out', over_quota: 'Over quota' },
  valid: 'Valid',
  invalid: 'Invalid',
  exam: {
    score: 'Score',
    mark: 'Marking',
    marks: { correct: 'Right', partly: 'Partly right', wrong: 'Wrong', unmarked: 'Waiting for marking' },
  },
  origin: enOrigin,
  missing: { [-3]: 'Not shown', [-2]: 'Not answered', [-1]: 'Not reached' },
  chosen: 'Chosen',
  notChosen: 'Not chosen',
  answered: 'Answered',
  retired: (label) => `${label} (deleted)`,
  answerTo: (code) => `[answer to ${code}]`,
};

export const zhCN: ColumnWords = {
  parts: {
    text: '文本',
    name: '名称',
    state: '作答情况',
    tag: '标签',
    comment: '评价',
    rowCount: '行数',
    lines: '内容',
    level: '级别',
    province: '省份',
    city: '城市',
    district: '区县',
    address: '详细地址',
    division: '行政区划代码',
    count: '数量',
    file: '文件',
    longitude: '经度',
    latitude: '纬度',
  },
  meta: {
    responseId: '答卷编号',
    seq: '序号',
    version: '版本',
    status: '状态',
    valid: '是否有效',
    startedAt: '开始时间',
    submittedAt: '提交时间',
    duration: '所用时间（秒）',
    source: '来源',
    region: '地区',
    device: '设备',
    os: '操作系统',
    browser: '浏览器',
    parameters: '全部参数',
    parameter: '参数',
    wechatOpenid: '微信 OpenID',
    wechatNickname: '微信昵称',
    wechatAvatar: '微信头像',
    linkCode: '一对一链接',
    linkName: '链接姓名',
    invitationCode: '邀请码',
  },
  statuses: { complete: '完成', screened: '甄别', over_quota: '配额满' },
  valid: '有效',
  invalid: '无效',
  exam: { score: '得分', mark: '判分', marks: { correct: '正确', partly: '部分正确', wrong: '错误', unmarked: '待批阅' } },
  origin: zhOrigin,
  missing: { [-3]: '跳过', [-2]: '未作答', [-1]: '未到达' },
  chosen: '选中',
  notChosen: '未选',
  answered: '已作答',
  retired: (label) => `${label}（已删除）`,
  answerTo: (code) => `[${code} 的答案]`,
};
