/** Built-in texts of the component kit. */
export { default as kit } from 'antd/locale/zh_CN';
