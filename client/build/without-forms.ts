import type { Plugin } from 'vite';

const FORM = '@rc-component/form';
const READER = /\/antd\/es\/form\/context\.js$/;

/**
 * Every input of the kit asks the form that it may stand in for its context, and gets that from the index of the form library, which brings the form,
 * its fields and their validation along. The context has a file of its own: from there, a page without forms loads none.
 */
export const withoutForms = (): Plugin => ({
  name: 'wence:without-forms',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer, options) {
    if (source !== FORM || !READER.test(importer ?? '')) return null;
    return this.resolve(`${FORM}/es/FormContext.js`, importer, options);
  },
});
