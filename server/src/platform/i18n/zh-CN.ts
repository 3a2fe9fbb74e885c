import type { ErrorCode, FaultRule } from '@wence/schema';

/** Texts of the server in Chinese: the source of keys. `{field}` is filled in. No text holds a number: clients of `/v1`
 * take some of them for a failing service (Spec 8). Limits travel in `fields`. */
export const zhCN = {
  codes: {
    A0103: '此选项已设置逻辑，请确认后再删除',
    A0109: '操作未完成',
    A2048: '操作未完成',
    A2105: '操作未完成',
    A0111: '该手机号已注册，请直接登录',
    A0131: '验证码错误或已失效，请重新获取',
    A0210: '手机号或密码错误',
    A0400: '内容有误，请检查后再提交',
    A0401: '登录已失效，请重新登录',
    A0404: '内容不存在或已被删除',
    A0409: '他人已修改了同一处内容，请查看最新版本后再改',
    A0410: '问卷正在回收，停止后才能编辑',
    A0411: '问卷未在回收，暂时不能提交',
    A0412: '问卷当前状态不支持此操作',
    A0413: '内容过大，请精简后再试',
    A0414: '问卷还不能发布，请先处理检查出的问题',
    A0415: '问卷已有新的修改，请基于最新版本再保存',
    A0416: '问卷已更新，请核对后重新提交',
    A0501: '操作太频繁，请稍后再试',
    A0506: '该提交编号已用于另一份答卷',
    B0001: '服务出了问题，请稍后再试',
    B0503: '服务繁忙，请稍后再试',
  } satisfies Record<ErrorCode, string>,
  faults: {
    required: '「{field}」必填',
    type: '「{field}」类型不正确',
    unknownKey: '「{field}」不是可用的字段',
    unknownType: '「{field}」不是可用的题型',
    tooLong: '「{field}」太长',
    tooShort: '「{field}」太短',
    tooSmall: '「{field}」太小',
    tooLarge: '「{field}」太大',
    notUnique: '「{field}」重复',
    notAllowed: '「{field}」在此处不可用',
    format: '「{field}」格式不正确',
    tooMany: '「{field}」太多',
    tooBig: '「{field}」内容过大',
  } satisfies Record<FaultRule, string>,
  sms: {
    code: '【问策】验证码 {code}，{minutes} 分钟内有效，请勿告诉他人。',
  },
  mailbox: {
    title: '开发信箱',
    help: '开发时的短信都会到这里，最新的在最上面。生产环境没有这个页面。',
    empty: '还没有短信。获取一个验证码，它会出现在这里。',
  },
  copyOf: '{title}（副本）',
} as const;
