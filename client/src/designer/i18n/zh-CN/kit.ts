/** What the kit says by itself. */
export { default as kit } from 'antd/locale/zh_CN';
