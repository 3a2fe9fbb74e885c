import { describe, expect, it } from '@jest/globals';
import { en } from './en/all';
import { zhCN } from './zh-CN/all';

const tables = [
  ['zh-CN', zhCN],
  ['en', en],
] as const;

describe.each(tables)('the texts of the specification in %s', (_language, { common, nav }) => {
  it('name the places of the editor: edit, quota, publish, report, survey, outline, list, library, logic of options and questions [S2.nav.editor-top]', () => {
    const { edit, quota, publish, report, survey, outline, list, library, logic, optionLogic, questionLogic } = nav;
    const texts = [edit, quota, publish, report, survey, outline, list, library, logic, optionLogic, questionLogic];

    expect(texts.every((text) => text.length > 0)).toBe(true);
  });

  it('name its further places: setting, preview, survey list, table quota, custom quota, extensions [S2.nav.editor-top-more]', () => {
    const { setting, preview, surveyList, tableQuota, customQuota, extensions } = nav;

    expect([setting, preview, surveyList, tableQuota, customQuota, extensions].every((text) => text.length > 0)).toBe(true);
  });

  it('say of what was done that it was saved, deleted, copied, created and cleared [S8.text.success-set]', () => {
    const { saved, deleted, copied, created, cleared } = common.done;

    expect([saved, deleted, copied, created, cleared].every((text) => text.length > 0)).toBe(true);
  });

  it('say what is under way: saving, deleting, copying, loading, uploading, downloading, clearing, creating [S8.text.progress-set]', () => {
    const { saving, deleting, copying, loading, uploading, downloading, clearing, creating } = common.progress;
    const texts = [saving, deleting, copying, loading, uploading, downloading, clearing, creating];

    expect(texts.every((text) => text.length > 0)).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

it('asks before it deletes in the words of the specification [S8.text.delete-confirm]', () => {
  expect(zhCN.common.confirmDelete).toBe('确定要删除吗？');
});

it('says of an empty list what the specification says [S8.text.empty-list]', () => {
  expect(zhCN.common.empty).toBe('当前没有数据！');
});
