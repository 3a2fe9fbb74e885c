export const zhCN = {
  auth: {
    login: '登录',
    register: '注册并登录',
    toRegister: '注册',
    bySms: '短信登录',
    mobile: '手机号',
    password: '密码',
    newPassword: '设置密码',
    code: '验证码',
    sendCode: '获取验证码',
    codeSent: '验证码已发送',
  },
  list: { title: '我的问卷', create: '新建问卷', empty: '还没有问卷' },
  create: { title: '新建问卷', name: '问卷标题', submit: '创建并编辑' },
};
