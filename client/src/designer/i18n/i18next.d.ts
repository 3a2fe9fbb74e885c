import 'i18next';
import type { zhCN } from './zh-CN/all';
import type { answerEdit } from './zh-CN/answer-edit';
import type { definitionChanges } from './zh-CN/definition-changes';
import type { designing } from './zh-CN/designing';
import type { category } from './zh-CN/category';
import type { code } from './zh-CN/code';
import type { cross } from './zh-CN/cross';
import type { developers } from './zh-CN/developers';
import type { endings } from './zh-CN/endings';
import type { exporting } from './zh-CN/export';
import type { finding } from './zh-CN/finding';
import type { history } from './zh-CN/history';
import type { insight } from './zh-CN/insight';
import type { logic } from './zh-CN/logic';
import type { making } from './zh-CN/making';
import type { openReport } from './zh-CN/open-report';
import type { preview } from './zh-CN/preview';
import type { publish } from './zh-CN/publish';
import type { report } from './zh-CN/report';
import type { reportNav } from './zh-CN/report-nav';
import type { response } from './zh-CN/response';
import type { responseConditions } from './zh-CN/response-conditions';
import type { responseFilter } from './zh-CN/response-filter';
import type { responseImport } from './zh-CN/response-import';
import type { review } from './zh-CN/review';
import type { rich } from './zh-CN/rich';
import type { sharing } from './zh-CN/sharing';
import type { shelf } from './zh-CN/shelf';
import type { simulation } from './zh-CN/simulation';
import type { theme } from './zh-CN/theme';
import type { saveTemplate, template } from './zh-CN/template';
import type { webhooks } from './zh-CN/webhooks';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof zhCN &
      typeof designing & {
        answerEdit: typeof answerEdit;
        category: typeof category;
        code: typeof code;
        cross: typeof cross;
        definitionChanges: typeof definitionChanges;
        developers: typeof developers;
        endings: typeof endings;
        exporting: typeof exporting;
        finding: typeof finding;
        history: typeof history;
        insight: typeof insight;
        logic: typeof logic;
        making: typeof making;
        openReport: typeof openReport;
        preview: typeof preview;
        publish: typeof publish;
        report: typeof report;
        reportNav: typeof reportNav;
        response: typeof response;
        responseConditions: typeof responseConditions;
        responseFilter: typeof responseFilter;
        responseImport: typeof responseImport;
        review: typeof review;
        rich: typeof rich;
        saveTemplate: typeof saveTemplate;
        sharing: typeof sharing;
        shelf: typeof shelf;
        simulation: typeof simulation;
        theme: typeof theme;
        template: typeof template;
        webhooks: typeof webhooks;
      };
  }
}
