export const publish = {
  state: {
    DRAFT: '还没有发布',
    RUNNING: '正在回收',
    STOPPED: '已停止回收',
    COMPLETE: '已完成',
    RECYCLED: '已删除',
  },
  help: {
    DRAFT: '发布后会生成链接和二维码，任何拿到链接的人都可以作答。发布期间不能编辑题目。',
    RUNNING: '拿到链接的人都可以作答。停止后将暂停回收，已收到的答卷不受影响。',
    STOPPED: '链接还在，但打开后会看到「已停止回收」。重新发布后，原来的链接继续可用。',
    COMPLETE: '这份问卷已经完成，不再接收答卷。',
    RECYCLED: '这份问卷在回收站里。',
  },
  launch: '发布并开始回收',
  relaunch: '重新发布',
  received_other: '已收到 {{total}} 份答卷',
  link: {
    title: '链接',
    help: '发到群里、邮件里，或者放进网页。',
    label: '问卷链接',
    copy: '复制链接',
    open: '打开',
  },
  qr: {
    title: '二维码',
    help: '手机扫码作答。印刷用 SVG，屏幕用 PNG。',
    alt: '问卷链接的二维码',
    svg: '下载 SVG',
    png: '下载 PNG',
  },
  versions: {
    title: '版本',
    help: '每次发布改动过的内容，都会留下一个版本。',
    name: '版本 {{version}}',
    current: '当前',
  },
};
