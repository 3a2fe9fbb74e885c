import { answerEdit } from '../src/designer/i18n/en/answer-edit';
import { category } from '../src/designer/i18n/en/category';
import { code } from '../src/designer/i18n/en/code';
import { cross } from '../src/designer/i18n/en/cross';
import { definitionChanges } from '../src/designer/i18n/en/definition-changes';
import { dialogs } from '../src/designer/i18n/en/dialogs';
import { developers } from '../src/designer/i18n/en/developers';
import { exporting } from '../src/designer/i18n/en/export';
import { finding } from '../src/designer/i18n/en/finding';
import { history } from '../src/designer/i18n/en/history';
import { images } from '../src/designer/i18n/en/images';
import { insight } from '../src/designer/i18n/en/insight';
import { library } from '../src/designer/i18n/en/library';
import { logic } from '../src/designer/i18n/en/logic';
import { making } from '../src/designer/i18n/en/making';
import { openReport } from '../src/designer/i18n/en/open-report';
import { pictures } from '../src/designer/i18n/en/pictures';
import { preview } from '../src/designer/i18n/en/preview';
import { parameters } from '../src/designer/i18n/en/parameters';
import { publish } from '../src/designer/i18n/en/publish';
import { publishNav } from '../src/designer/i18n/en/publish-nav';
import { sources } from '../src/designer/i18n/en/sources';
import { quota } from '../src/designer/i18n/en/quota';
import { report } from '../src/designer/i18n/en/report';
import { reportNav } from '../src/designer/i18n/en/report-nav';
import { response } from '../src/designer/i18n/en/response';
import { responseConditions } from '../src/designer/i18n/en/response-conditions';
import { responseFilter } from '../src/designer/i18n/en/response-filter';
import { review } from '../src/designer/i18n/en/review';
import { rich } from '../src/designer/i18n/en/rich';
import { settings } from '../src/designer/i18n/en/settings';
import { sharing } from '../src/designer/i18n/en/sharing';
import { shelf } from '../src/designer/i18n/en/shelf';
import { simulation } from '../src/designer/i18n/en/simulation';
import { webhooks } from '../src/designer/i18n/en/webhooks';
import { endings } from '../src/designer/i18n/en/endings';
import { responseImport } from '../src/designer/i18n/en/response-import';
import { saveTemplate, template } from '../src/designer/i18n/en/template';
import { transfer } from '../src/designer/i18n/en/transfer';
import { theme } from '../src/designer/i18n/en/theme';

/** English words that parts of the designer add as soon as they are imported, which they are once for all test files of a worker. */
export const LATER_WORDS = {
  theme,
  template,
  saveTemplate,
  responseImport,
  endings,
  answerEdit,
  category,
  code,
  cross,
  definitionChanges,
  developers,
  dialogs,
  exporting,
  finding,
  history,
  images,
  insight,
  library,
  logic,
  making,
  openReport,
  pictures,
  preview,
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
  review,
  rich,
  settings,
  sharing,
  shelf,
  simulation,
  transfer,
  webhooks,
};
