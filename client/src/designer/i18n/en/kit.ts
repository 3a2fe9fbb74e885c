/** What the kit says by itself. */
export { default as kit } from 'antd/locale/en_US';
