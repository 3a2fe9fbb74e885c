import type { CustomTypeOptions } from 'i18next';
import { answerEdit as answerEditInEnglish } from '../src/designer/i18n/en/answer-edit';
import { canvasTools as canvasToolsInEnglish } from '../src/designer/i18n/en/canvas-tools';
import { category as categoryInEnglish } from '../src/designer/i18n/en/category';
import { code as codeInEnglish } from '../src/designer/i18n/en/code';
import { conversion as conversionInEnglish } from '../src/designer/i18n/en/conversion';
import { command as commandInEnglish } from '../src/designer/i18n/en/command';
import { cross as crossInEnglish } from '../src/designer/i18n/en/cross';
import { definitionChanges as definitionChangesInEnglish } from '../src/designer/i18n/en/definition-changes';
import { developers as developersInEnglish } from '../src/designer/i18n/en/developers';
import { dialogs as dialogsInEnglish } from '../src/designer/i18n/en/dialogs';
import { endings as endingsInEnglish } from '../src/designer/i18n/en/endings';
import { exporting as exportingInEnglish } from '../src/designer/i18n/en/export';
import { finding as findingInEnglish } from '../src/designer/i18n/en/finding';
import { history as historyInEnglish } from '../src/designer/i18n/en/history';
import { images as imagesInEnglish } from '../src/designer/i18n/en/images';
import { insight as insightInEnglish } from '../src/designer/i18n/en/insight';
import { library as libraryInEnglish } from '../src/designer/i18n/en/library';
import { links as linksInEnglish } from '../src/designer/i18n/en/links';
import { logic as logicInEnglish } from '../src/designer/i18n/en/logic';
import { making as makingInEnglish } from '../src/designer/i18n/en/making';
import { openReport as openReportInEnglish } from '../src/designer/i18n/en/open-report';
import { outlineSearch as outlineSearchInEnglish } from '../src/designer/i18n/en/outline-search';
import { typeAliases as typeAliasesInEnglish } from '../src/designer/i18n/en/type-aliases';
import { parameters as parametersInEnglish } from '../src/designer/i18n/en/parameters';
import { pictures as picturesInEnglish } from '../src/designer/i18n/en/pictures';
import { preview as previewInEnglish } from '../src/designer/i18n/en/preview';
import { publish as publishInEnglish } from '../src/designer/i18n/en/publish';
import { publishNav as publishNavInEnglish } from '../src/designer/i18n/en/publish-nav';
import { questionChips as questionChipsInEnglish } from '../src/designer/i18n/en/question-chips';
import { quota as quotaInEnglish } from '../src/designer/i18n/en/quota';
import { report as reportInEnglish } from '../src/designer/i18n/en/report';
import { reportNav as reportNavInEnglish } from '../src/designer/i18n/en/report-nav';
import { response as responseInEnglish } from '../src/designer/i18n/en/response';
import { responseConditions as responseConditionsInEnglish } from '../src/designer/i18n/en/response-conditions';
import { responseFilter as responseFilterInEnglish } from '../src/designer/i18n/en/response-filter';
import { responseImport as responseImportInEnglish } from '../src/designer/i18n/en/response-import';
import { review as reviewInEnglish } from '../src/designer/i18n/en/review';
import { rich as richInEnglish } from '../src/designer/i18n/en/rich';
import { settings as settingsInEnglish } from '../src/designer/i18n/en/settings';
import { several as severalInEnglish } from '../src/designer/i18n/en/several';
import { sharing as sharingInEnglish } from '../src/designer/i18n/en/sharing';
import { shelf as shelfInEnglish } from '../src/designer/i18n/en/shelf';
import { simulation as simulationInEnglish } from '../src/designer/i18n/en/simulation';
import { sample as sampleInEnglish } from '../src/designer/i18n/en/sample';
import { sources as sourcesInEnglish } from '../src/designer/i18n/en/sources';
import { saveTemplate as saveTemplateInEnglish, template as templateInEnglish } from '../src/designer/i18n/en/template';
import { theme as themeInEnglish } from '../src/designer/i18n/en/theme';
import { transfer as transferInEnglish } from '../src/designer/i18n/en/transfer';
import { examReport as examReportInEnglish } from '../src/designer/i18n/en/exam-report';
import { marking as markingInEnglish } from '../src/designer/i18n/en/marking';
import { exam as examInEnglish } from '../src/designer/i18n/en/exam';
import { verify as verifyInEnglish } from '../src/designer/i18n/en/verify';
import { webhooks as webhooksInEnglish } from '../src/designer/i18n/en/webhooks';
import { wechat as wechatInEnglish } from '../src/designer/i18n/en/wechat';
import { answerEdit } from '../src/designer/i18n/zh-CN/answer-edit';
import { canvasTools } from '../src/designer/i18n/zh-CN/canvas-tools';
import { category } from '../src/designer/i18n/zh-CN/category';
import { code } from '../src/designer/i18n/zh-CN/code';
import { conversion } from '../src/designer/i18n/zh-CN/conversion';
import { command } from '../src/designer/i18n/zh-CN/command';
import { cross } from '../src/designer/i18n/zh-CN/cross';
import { definitionChanges } from '../src/designer/i18n/zh-CN/definition-changes';
import { developers } from '../src/designer/i18n/zh-CN/developers';
import { dialogs } from '../src/designer/i18n/zh-CN/dialogs';
import { endings } from '../src/designer/i18n/zh-CN/endings';
import { exporting } from '../src/designer/i18n/zh-CN/export';
import { finding } from '../src/designer/i18n/zh-CN/finding';
import { history } from '../src/designer/i18n/zh-CN/history';
import { images } from '../src/designer/i18n/zh-CN/images';
import { insight } from '../src/designer/i18n/zh-CN/insight';
import { library } from '../src/designer/i18n/zh-CN/library';
import { links } from '../src/designer/i18n/zh-CN/links';
import { logic } from '../src/designer/i18n/zh-CN/logic';
import { making } from '../src/designer/i18n/zh-CN/making';
import { openReport } from '../src/designer/i18n/zh-CN/open-report';
import { outlineSearch } from '../src/designer/i18n/zh-CN/outline-search';
import { typeAliases } from '../src/designer/i18n/zh-CN/type-aliases';
import { parameters } from '../src/designer/i18n/zh-CN/parameters';
import { pictures } from '../src/designer/i18n/zh-CN/pictures';
import { preview } from '../src/designer/i18n/zh-CN/preview';
import { publish } from '../src/designer/i18n/zh-CN/publish';
import { publishNav } from '../src/designer/i18n/zh-CN/publish-nav';
import { questionChips } from '../src/designer/i18n/zh-CN/question-chips';
import { quota } from '../src/designer/i18n/zh-CN/quota';
import { report } from '../src/designer/i18n/zh-CN/report';
import { reportNav } from '../src/designer/i18n/zh-CN/report-nav';
import { response } from '../src/designer/i18n/zh-CN/response';
import { responseConditions } from '../src/designer/i18n/zh-CN/response-conditions';
import { responseFilter } from '../src/designer/i18n/zh-CN/response-filter';
import { responseImport } from '../src/designer/i18n/zh-CN/response-import';
import { review } from '../src/designer/i18n/zh-CN/review';
import { rich } from '../src/designer/i18n/zh-CN/rich';
import { settings } from '../src/designer/i18n/zh-CN/settings';
import { several } from '../src/designer/i18n/zh-CN/several';
import { sharing } from '../src/designer/i18n/zh-CN/sharing';
import { shelf } from '../src/designer/i18n/zh-CN/shelf';
import { simulation } from '../src/designer/i18n/zh-CN/simulation';
import { sample } from '../src/designer/i18n/zh-CN/sample';
import { sources } from '../src/designer/i18n/zh-CN/sources';
import { saveTemplate, template } from '../src/designer/i18n/zh-CN/template';
import { theme } from '../src/designer/i18n/zh-CN/theme';
import { transfer } from '../src/designer/i18n/zh-CN/transfer';
import { examReport } from '../src/designer/i18n/zh-CN/exam-report';
import { marking } from '../src/designer/i18n/zh-CN/marking';
import { exam } from '../src/designer/i18n/zh-CN/exam';
import { verify } from '../src/designer/i18n/zh-CN/verify';
import { webhooks } from '../src/designer/i18n/zh-CN/webhooks';
import { wechat } from '../src/designer/i18n/zh-CN/wechat';
import type { zhCN } from '../src/designer/i18n/zh-CN/all';
import type { designing } from '../src/designer/i18n/zh-CN/designing';

type LaterNamespace = Exclude<keyof CustomTypeOptions['resources'], keyof typeof zhCN | keyof typeof designing>;

/**
 * Words that parts of the designer add as soon as they are imported, in both languages. A worker imports them once for all its test files, and each
 * file speaks anew: it gets them from here. The compiler finds a namespace that is missing.
 */
export const LATER_TEXTS: Readonly<Record<LaterNamespace, { readonly en: object; readonly 'zh-CN': object }>> = {
  answerEdit: { en: answerEditInEnglish, 'zh-CN': answerEdit },
  canvasTools: { en: canvasToolsInEnglish, 'zh-CN': canvasTools },
  category: { en: categoryInEnglish, 'zh-CN': category },
  code: { en: codeInEnglish, 'zh-CN': code },
  conversion: { en: conversionInEnglish, 'zh-CN': conversion },
  command: { en: commandInEnglish, 'zh-CN': command },
  cross: { en: crossInEnglish, 'zh-CN': cross },
  definitionChanges: { en: definitionChangesInEnglish, 'zh-CN': definitionChanges },
  developers: { en: developersInEnglish, 'zh-CN': developers },
  dialogs: { en: dialogsInEnglish, 'zh-CN': dialogs },
  endings: { en: endingsInEnglish, 'zh-CN': endings },
  exporting: { en: exportingInEnglish, 'zh-CN': exporting },
  finding: { en: findingInEnglish, 'zh-CN': finding },
  history: { en: historyInEnglish, 'zh-CN': history },
  images: { en: imagesInEnglish, 'zh-CN': images },
  insight: { en: insightInEnglish, 'zh-CN': insight },
  library: { en: libraryInEnglish, 'zh-CN': library },
  links: { en: linksInEnglish, 'zh-CN': links },
  logic: { en: logicInEnglish, 'zh-CN': logic },
  making: { en: makingInEnglish, 'zh-CN': making },
  openReport: { en: openReportInEnglish, 'zh-CN': openReport },
  outlineSearch: { en: outlineSearchInEnglish, 'zh-CN': outlineSearch },
  typeAliases: { en: typeAliasesInEnglish, 'zh-CN': typeAliases },
  parameters: { en: parametersInEnglish, 'zh-CN': parameters },
  pictures: { en: picturesInEnglish, 'zh-CN': pictures },
  preview: { en: previewInEnglish, 'zh-CN': preview },
  publish: { en: publishInEnglish, 'zh-CN': publish },
  publishNav: { en: publishNavInEnglish, 'zh-CN': publishNav },
  questionChips: { en: questionChipsInEnglish, 'zh-CN': questionChips },
  quota: { en: quotaInEnglish, 'zh-CN': quota },
  report: { en: reportInEnglish, 'zh-CN': report },
  reportNav: { en: reportNavInEnglish, 'zh-CN': reportNav },
  response: { en: responseInEnglish, 'zh-CN': response },
  responseConditions: { en: responseConditionsInEnglish, 'zh-CN': responseConditions },
  responseFilter: { en: responseFilterInEnglish, 'zh-CN': responseFilter },
  responseImport: { en: responseImportInEnglish, 'zh-CN': responseImport },
  review: { en: reviewInEnglish, 'zh-CN': review },
  rich: { en: richInEnglish, 'zh-CN': rich },
  saveTemplate: { en: saveTemplateInEnglish, 'zh-CN': saveTemplate },
  settings: { en: settingsInEnglish, 'zh-CN': settings },
  several: { en: severalInEnglish, 'zh-CN': several },
  sharing: { en: sharingInEnglish, 'zh-CN': sharing },
  shelf: { en: shelfInEnglish, 'zh-CN': shelf },
  simulation: { en: simulationInEnglish, 'zh-CN': simulation },
  sample: { en: sampleInEnglish, 'zh-CN': sample },
  sources: { en: sourcesInEnglish, 'zh-CN': sources },
  template: { en: templateInEnglish, 'zh-CN': template },
  theme: { en: themeInEnglish, 'zh-CN': theme },
  transfer: { en: transferInEnglish, 'zh-CN': transfer },
  examReport: { en: examReportInEnglish, 'zh-CN': examReport },
  marking: { en: markingInEnglish, 'zh-CN': marking },
  exam: { en: examInEnglish, 'zh-CN': exam },
  verify: { en: verifyInEnglish, 'zh-CN': verify },
  wechat: { en: wechatInEnglish, 'zh-CN': wechat },
  webhooks: { en: webhooksInEnglish, 'zh-CN': webhooks },
};

/** The English words of all namespaces. */
export const LATER_WORDS = Object.fromEntries(Object.entries(LATER_TEXTS).map(([namespace, { en }]) => [namespace, en]));
