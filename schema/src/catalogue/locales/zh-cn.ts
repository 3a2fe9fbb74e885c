import type { DefaultTexts } from './default-texts.js';
import { samplesZhCN } from './samples-zh-cn.js';
import { templatesZhCN } from './templates-zh-cn.js';

export const zhCN: DefaultTexts = {
  nodePrefix: '问题',
  optionPrefix: '选项',
  rowPrefix: '行',
  newOption: '新选项',
  newRow: '新行',
  otherOption: '其他，请注明',
  exclusiveOption: '以上均无',
  groupPrefix: '分组',
  customLevel: '自定义',
  titles: {
    page: '分页',
    statement: '说明文字',
    group: '题组',
    pageBlock: '分页块',
    loop: '循环',
    block: '题块',
    city: '您所在的地区',
    position: '您现在的位置',
    onlineSignature: '请在此签名',
    name: '您的姓名',
    age: '您的年龄',
    gender: '您的性别',
    email: '您的电子邮箱',
    mobile: '您的手机号码',
    education: '您的最高学历',
    major: '您所学的专业',
    colleges: '您就读或毕业的院校',
    industry: '您所在的行业',
    profession: '您的职业',
    verificationCode: '您的手机号码（短信验证）',
  },
  samples: samplesZhCN,
  templates: templatesZhCN,
};
