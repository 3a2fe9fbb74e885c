import type { Occasions } from './occasions.type.js';

const RESERVED = '不会返回，此编码保留';
const CLOSED_ENDING = '作者为不接收答案的问卷设置的结束页，没有设置或正在提交答案时省略';

export const occasionsZhCN: Occasions = {
  A0103: { when: '要删除的题目或选项被逻辑、配额或文字引用，且请求没有确认', data: { ids: '引用它的内容的本地编号' } },
  A0104: { when: '要删除的题库分类不为空，且请求没有确认', data: { items: '其中的题目数', categories: '其中的分类数' } },
  A0109: { when: RESERVED },
  A2048: { when: RESERVED },
  A2105: { when: RESERVED },
  A0111: { when: '注册所用的手机号已有账号，仅在短信验证码正确后才会告知' },
  A0131: { when: '短信验证码错误、已过期或尝试次数过多', data: { triesLeft: '该验证码剩余的尝试次数' } },
  A0210: { when: '手机号没有账号，或密码错误，两者的返回相同' },
  A0400: {
    when: '输入无效，fields 列出每个有误的字段、违反的规则及其上限',
    data: { errors: '仅在提交答案时：每道有误题目的本地编号（nodeId）及原因（reason）；不是本问卷题目的，另有所提交的键（key）' },
  },
  A0401: { when: '没有令牌或 API 密钥、令牌或密钥无效或已过期、会话已结束，或密钥已撤销' },
  A0403: {
    when: 'API 密钥没有该操作所需的权限，或只限部分问卷而该操作涉及全部，或该操作不接受任何密钥',
    data: { scope: '所需的权限，不接受任何密钥时为 null' },
  },
  A0404: { when: '请求所指的内容不存在、已删除或属于他人，三者的返回相同' },
  A0405: { when: '路径存在，但不支持该请求方法；响应头 Allow 列出可用的方法' },
  A0409: {
    when: '编辑问卷或答卷时，涉及的内容在其所基于的版次之后被其他作者或其他窗口修改过',
    data: { touched: '编辑问卷：被修改内容的本地编号', revisions: '编辑问卷：修改它的版次', revision: '编辑答卷：最新版次' },
  },
  A0410: { when: '编辑正在回收的问卷，需先停止回收' },
  A0411: { when: '提交答案时，问卷已被作者暂停，之后可能继续', data: { ending: CLOSED_ENDING } },
  A0412: { when: '问卷当前状态不允许此操作，例如停止一份未在回收的问卷' },
  A0413: { when: '请求内容或其中的文件过大', data: { megabytes: '仅对文件：允许的上限，单位 MiB' } },
  A0414: { when: '发布问卷时，检查发现了阻止发布的问题', data: { findings: '检查发现的问题：类型及相关内容的本地编号' } },
  A0415: { when: '缺少请求头 If-Match，或其所指不是最新版次', data: { revision: '最新版次' } },
  A0416: { when: '答案所属的问卷版本已不再接收，请读取当前版本后重新提交' },
  A0417: { when: '提交答案时，问卷尚未开始', data: { opensAt: '开始时间', ending: CLOSED_ENDING } },
  A0418: { when: '提交答案时，问卷已到截止时间或被作者结束', data: { ending: CLOSED_ENDING } },
  A0419: { when: '提交答案时，问卷已收满所需答卷', data: { ending: CLOSED_ENDING } },
  A0420: {
    when: '图查询超过了大小、深度、别名或开销的上限，或一个连接中的订阅过多',
    data: { limit: '上限的名称', most: '上限的值', cost: '仅对开销上限：此查询的开销' },
  },
  A0421: { when: '预览链接的令牌是伪造的、已过期或属于其他问卷，返回均相同' },
  A0422: { when: '要发布的问卷含有已保存但尚未生效的部分', data: { parts: '这些部分的名称' } },
  A0423: { when: '处理没有在限定时间内完成，未作任何更改' },
  A0425: { when: '直接请求的导出文件未能在 20 秒内生成，导出任务会继续进行', data: { taskId: '导出任务的编号' } },
  A0426: {
    when: '要删除的图片仍被问卷、主题、模板或题库题目使用，或问卷的历史记录可以恢复到使用它的草稿',
    data: { uses: '使用它的问卷、主题、模板和题库题目数', earlier: '不再使用它、但历史记录中仍有它的问卷数' },
  },
  A0427: {
    when: '答题者已经填写过，而问卷限制了填写次数',
    data: { subject: '识别答题者的依据：device、ip、account、link、parameter 或 mobile', nextAt: '何时可以再次填写；null 表示不再可以' },
  },
  A0428: { when: '一对一链接不能填写', data: { reason: 'unknown 不存在，voided 已作废，expired 已过期，used 已使用' } },
  A0429: { when: '问卷只接收一对一链接的答卷，而提交时没有带链接' },
  A0430: { when: '打开或填写需要密码的问卷时，密码缺失或错误', data: { reason: 'missing 缺失，wrong 错误' } },
  A0431: {
    when: '不在每日开放时段内，或所在地址、地区不在允许范围内',
    data: { reason: 'hours 时段，address 地址，region 地区', opensAt: '仅对时段：下次开放的时间' },
  },
  A0433: {
    when: '打开或填写需要邀请码的问卷时，没有可用的邀请码',
    data: { reason: 'missing 缺失，unknown 不存在，voided 已停用，used 已用完' },
  },
  A0432: {
    when: '打开链接或提交答卷时，链接的参数不符合问卷的要求',
    data: {
      reason: 'missing 缺少必需的参数，unsigned 问卷只接收带签名的链接，forged 签名不符或由签名参数填入的答案被改动，expired 已过期',
      name: '缺少的参数；其他情况为 null',
    },
  },
  A0434: {
    when: '提交答卷时需要回答验证问题，而答案缺失或不正确',
    data: { reason: 'missing 缺失，wrong 错误，expired 问题已超过十分钟' },
  },
  A0435: {
    when: '样本订单当前的状态不允许该操作，例如交付之前验收',
    data: { state: '当前状态的编号' },
  },
  A0436: { when: '问卷不在回收中时，提交样本订单、接受报价或恢复执行' },
  A0437: {
    when: '通过样本供应方的链接打开或填写问卷，而该链接不能填写',
    data: { reason: 'forged 签名不符，unknown 不存在，closed 订单未在执行，answered 此人已填写过' },
  },
  A0438: {
    when: '打开或提交只能在微信中填写（或记录、按微信限制次数）的问卷，而微信身份未知',
    data: {
      reason:
        'outside 不在微信中，unknown 在微信中但尚未登录，unavailable 服务器不再有微信配置。从微信返回时还有 state、code、declined、snapshot、limit、refused、unreachable',
    },
  },
  A0439: {
    when: '在没有配置微信的服务器上，保存或发布依赖微信的设置',
    data: { settings: '涉及的设置：onlyWechat、wechatUser、hideShareMenu、repeat（按微信）' },
  },
  A0440: {
    when: '页面请求使用微信脚本，而微信没有给出所需的内容',
    data: { reason: 'limit 调用次数已满，refused 服务器的公众号不被接受，unreachable 没有响应' },
  },
  A0441: {
    when: '考试设有时间限制、最短时间或次数时，提交的答案不属于已开始的考试',
    data: { reason: 'unknown 此人没有使用该 submissionId 的考试，submitted 这次考试已交卷' },
  },
  A0442: { when: '在考试时间结束 10 秒之后交卷', data: { dueAt: '结束时间，ISO 8601' } },
  A0443: { when: '在最短答题时间之前交卷', data: { earliestAt: '从何时起可以交卷，ISO 8601' } },
  A0444: { when: '提交声明由时间结束触发（byClock），而时间未到或不限时' },
  A0445: { when: '考试次数已用完，又要开始新的一次', data: { attempts: '每人的次数' } },
  A0446: { when: '要批阅的答案不需要人工批阅：题目有答案、没有作答或已被修改，或问卷没有人工批阅的题。' },
  A0447: { when: '要批阅的答案已经有人批阅。带 `again` 可以改正。' },
  A0501: { when: '请求过多，或登录尝试过多，返回带有 Retry-After 头', data: { retryAfterSeconds: '多少秒后可再次请求' } },
  A0505: { when: '相同 Idempotency-Key 的请求正在处理，返回带有 Retry-After 头' },
  A0506: { when: '相同的 submissionId、clientOpId 或 Idempotency-Key 此前用于其他内容' },
  A0507: { when: '此 Idempotency-Key 的请求此前已完成，但其返回过大，未予保留' },
  A0701: {
    when: '导入级联选项的文件不符合模板',
    data: { reason: '文件的问题', row: '出错的行（如仅涉及一行）', limit: '超过的上限（如有）' },
  },
  A0702: {
    when: '无法从文档中读出问卷：格式不支持、早于 2007 版或已损坏',
    data: { reason: '文档的问题', faults: '仅对本产品的问卷定义：其中的错误' },
  },
  A0703: { when: '文档过大，或读取所需的时间、内存超过上限', data: { reason: '固定为 tooLarge' } },
  A0704: { when: '文档已加密', data: { reason: '固定为 encrypted' } },
  A0705: { when: '文档自行定义了实体，或嵌套没有止境', data: { reason: '固定为 hostile' } },
  A0706: { when: '文档中没有可作为题目的内容', data: { reason: '固定为 empty' } },
  B0001: { when: '服务端缺陷，详情记录在服务端日志中，可凭返回的 X-Request-Id 查找' },
  B0503: { when: '服务繁忙或存储不可用，返回带有 Retry-After 头，请用相同的编号重新发送' },
};
