/** The product's own look in a few lines: the page stands beside the client, not in it, so that it works before the client is built. */
export const MAILBOX_STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f6f7f9;color:#18212b;font:14px/22px system-ui,-apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{max-width:640px;margin:0 auto;padding:48px 16px}
h1{margin:0;font-size:20px;line-height:28px}
p{margin:0}
.help{margin:4px 0 24px;color:#52606d}
.empty,li{padding:24px;background:#fff;border:1px solid #e4e8ed;border-radius:8px}
.empty{color:#52606d;text-align:center}
ol{display:grid;gap:16px;margin:0;padding:0;list-style:none}
.head{display:flex;justify-content:space-between;gap:16px}
time{color:#66727f}
.code{margin:8px 0;color:#0e7490;font-size:28px;line-height:36px;font-weight:600;letter-spacing:.12em;font-variant-numeric:tabular-nums}
b,time{font-variant-numeric:tabular-nums}
`;
