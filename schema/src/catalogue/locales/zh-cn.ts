import type { DefaultTexts } from './default-texts.js';

export const zhCN: DefaultTexts = {
  nodePrefix: '问题',
  optionPrefix: '选项',
  newOption: '新选项',
  otherOption: '其他，请注明',
  exclusiveOption: '以上均无',
};
