import { describe, expect, it } from '@jest/globals';
import { en } from './en/all';
import { designing as designingInEnglish } from './en/designing';
import { answerEdit as answerEditInEnglish } from './en/answer-edit';
import { category as categoryInEnglish } from './en/category';
import { code as codeInEnglish } from './en/code';
import { cross as crossInEnglish } from './en/cross';
import { definitionChanges as definitionChangesInEnglish } from './en/definition-changes';
import { endings as endingsInEnglish } from './en/endings';
import { exporting as exportingInEnglish } from './en/export';
import { developers as developersInEnglish } from './en/developers';
import { dialogs as dialogsInEnglish } from './en/dialogs';
import { finding as findingInEnglish } from './en/finding';
import { history as historyInEnglish } from './en/history';
import { images as imagesInEnglish } from './en/images';
import { insight as insightInEnglish } from './en/insight';
import { library as libraryInEnglish } from './en/library';
import { logic as logicInEnglish } from './en/logic';
import { making as makingInEnglish } from './en/making';
import { openReport as openReportInEnglish } from './en/open-report';
import { settings as settingsInEnglish } from './en/settings';
import { sharing as sharingInEnglish } from './en/sharing';
import { shelf as shelfInEnglish } from './en/shelf';
import { pictures as picturesInEnglish } from './en/pictures';
import { preview as previewInEnglish } from './en/preview';
import { simulation as simulationInEnglish } from './en/simulation';
import { theme as themeInEnglish } from './en/theme';
import { links as linksInEnglish } from './en/links';
import { parameters as parametersInEnglish } from './en/parameters';
import { publish as publishInEnglish } from './en/publish';
import { publishNav as publishNavInEnglish } from './en/publish-nav';
import { sources as sourcesInEnglish } from './en/sources';
import { quota as quotaInEnglish } from './en/quota';
import { report as reportInEnglish } from './en/report';
import { reportNav as reportNavInEnglish } from './en/report-nav';
import { response as responseInEnglish } from './en/response';
import { responseConditions as responseConditionsInEnglish } from './en/response-conditions';
import { responseFilter as responseFilterInEnglish } from './en/response-filter';
import { responseImport as responseImportInEnglish } from './en/response-import';
import { review as reviewInEnglish } from './en/review';
import { saveTemplate as saveTemplateInEnglish, template as templateInEnglish } from './en/template';
import { transfer as transferInEnglish } from './en/transfer';
import { zhCN } from './zh-CN/all';
import { designing } from './zh-CN/designing';
import { answerEdit } from './zh-CN/answer-edit';
import { category } from './zh-CN/category';
import { code } from './zh-CN/code';
import { cross } from './zh-CN/cross';
import { definitionChanges } from './zh-CN/definition-changes';
import { endings } from './zh-CN/endings';
import { exporting } from './zh-CN/export';
import { developers } from './zh-CN/developers';
import { dialogs } from './zh-CN/dialogs';
import { finding } from './zh-CN/finding';
import { history } from './zh-CN/history';
import { insight } from './zh-CN/insight';
import { images } from './zh-CN/images';
import { logic } from './zh-CN/logic';
import { library } from './zh-CN/library';
import { making } from './zh-CN/making';
import { openReport } from './zh-CN/open-report';
import { settings } from './zh-CN/settings';
import { sharing } from './zh-CN/sharing';
import { shelf } from './zh-CN/shelf';
import { pictures } from './zh-CN/pictures';
import { preview } from './zh-CN/preview';
import { simulation } from './zh-CN/simulation';
import { theme } from './zh-CN/theme';
import { saveTemplate, template } from './zh-CN/template';
import { transfer } from './zh-CN/transfer';
import { links } from './zh-CN/links';
import { parameters } from './zh-CN/parameters';
import { publish } from './zh-CN/publish';
import { publishNav } from './zh-CN/publish-nav';
import { sources } from './zh-CN/sources';
import { quota } from './zh-CN/quota';
import { report } from './zh-CN/report';
import { reportNav } from './zh-CN/report-nav';
import { response } from './zh-CN/response';
import { responseConditions } from './zh-CN/response-conditions';
import { responseFilter } from './zh-CN/response-filter';
import { responseImport } from './zh-CN/response-import';
import { review } from './zh-CN/review';

interface Texts {
  [key: string]: string | Texts;
}

const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`)));

const chinese = new Map(
  flat({
    ...zhCN,
    ...designing,
    category,
    cross,
    endings,
    exporting,
    developers,
    dialogs,
    finding,
    code,
    definitionChanges,
    history,
    images,
    insight,
    library,
    logic,
    making,
    openReport,
    settings,
    sharing,
    shelf,
    pictures,
    preview,
    links,
    parameters,
    publish,
    publishNav,
    quota,
    sources,
    report,
    reportNav,
    response,
    responseConditions,
    responseFilter,
    responseImport,
    review,
    answerEdit,
    simulation,
    theme,
    saveTemplate,
    template,
    transfer,
  }),
);
const english = flat({
  ...en,
  ...designingInEnglish,
  category: categoryInEnglish,
  cross: crossInEnglish,
  endings: endingsInEnglish,
  exporting: exportingInEnglish,
  developers: developersInEnglish,
  dialogs: dialogsInEnglish,
  finding: findingInEnglish,
  code: codeInEnglish,
  definitionChanges: definitionChangesInEnglish,
  history: historyInEnglish,
  images: imagesInEnglish,
  insight: insightInEnglish,
  library: libraryInEnglish,
  logic: logicInEnglish,
  making: makingInEnglish,
  openReport: openReportInEnglish,
  settings: settingsInEnglish,
  sharing: sharingInEnglish,
  shelf: shelfInEnglish,
  pictures: picturesInEnglish,
  preview: previewInEnglish,
  simulation: simulationInEnglish,
  theme: themeInEnglish,
  transfer: transferInEnglish,
  links: linksInEnglish,
  parameters: parametersInEnglish,
  publish: publishInEnglish,
  publishNav: publishNavInEnglish,
  quota: quotaInEnglish,
  sources: sourcesInEnglish,
  report: reportInEnglish,
  reportNav: reportNavInEnglish,
  response: responseInEnglish,
  responseConditions: responseConditionsInEnglish,
  responseFilter: responseFilterInEnglish,
  responseImport: responseImportInEnglish,
  review: reviewInEnglish,
  answerEdit: answerEditInEnglish,
  saveTemplate: saveTemplateInEnglish,
  template: templateInEnglish,
});
/** Keys that are always plural, because they state a limit of the product. */
const ALWAYS_MANY = new Set([
  'quota.fault.nameLong',
  'quota.fault.tooMany',
  'quota.tooMany',
  'editor.batch.tooLong',
  'dialogs.cascade.limit',
  'settings.passwordShort',
  'settings.addressesMany',
  'responseImport.limit',
  'library.tooLong',
  'category.smallBase',
  'category.tooLong',
  'category.tooMany',
  'category.compareHelp',
  'category.compareFull',
  'sharing.firstTables',
  'cross.smallBase',
  'report.dropOff.smallBase',
  'cross.note.small',
  'openReport.tooFewBase',
  'openReport.tooFewHelp',
  'sharing.firstCategories',
]);
const places = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe('the two languages of the designer', () => {
  it('fill the same places in each text', () => {
    const differing = english.filter(([key, text]) => {
      const source = chinese.get(key);
      return source !== undefined && places(source).join() !== places(text).join();
    });

    expect(differing).toEqual([]);
  });

  it('leave no text empty', () => {
    expect([...chinese, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('tell one from many in English, wherever a number stands before what it counts', () => {
    const counting = english.filter(([, text]) => /\{\{(n|count|total|base|mean|formatted)\}\} (more )?(\w+s|people)\b/.test(text));
    const single = counting.filter(([key]) => !key.endsWith('_other') && !ALWAYS_MANY.has(key));

    expect(single).toEqual([]);
  });

  it('have English texts in English', () => {
    const mixed = english.filter(([key, text]) => /\p{Script=Han}/u.test(text) && key !== 'common.language.zh-CN');

    expect(mixed).toEqual([]);
  });
});
