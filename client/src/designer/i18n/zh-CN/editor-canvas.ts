/** Texts of the canvas besides the questions. */
export const editorCanvas = {
  answer: {
    sendCode: '发送验证码',
    code: '短信验证码',
    verify: '验证',
    row: '第 {{n}} 行',
    addRow: '添加一行',
  },
  logic: {
    open: '逻辑',
    jumps: '{{n}} 条跳转',
    shows: '{{n}} 条显示隐藏',
    carries: '{{n}} 项选项引用',
    carryOver: '选项引用',
    carryOverTip: '把前面单选题或多选题里选中（或没选中）的选项带到本题。',
    and: '、',
  },
  carried: {
    chosen: '← {{code}} 选中的选项',
    left: '← {{code}} 没选中的选项',
    up: '引用的选项上移',
    down: '引用的选项下移',
    moved: '引用的选项已移到第 {{place}} 位',
  },
  finding: { errors_other: '{{count}} 个错误', warnings_other: '{{count}} 个提醒' },
  swap: { left: '左移「{{title}}」', right: '右移「{{title}}」' },
  treeDrag: {
    over: '{{name}} 移到「{{list}}」里第 {{place}} 位',
    dropped: '{{name}} 已放到「{{list}}」里第 {{place}} 位',
  },
  said: {
    optionMoved: '选项「{{title}}」已移到第 {{place}} 位',
    optionDeleted: '已删除选项「{{title}}」',
    groupDeleted: '已删除分组「{{title}}」，里面的选项已放出来',
    rowMoved: '行「{{title}}」已移到第 {{place}} 位',
    rowDeleted: '已删除行「{{title}}」',
  },
  keys: { toTypes: '到题型列表' },
  sync: '正在同步设置',
};
