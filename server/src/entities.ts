import { accountEntities } from './features/account/account.entities.js';
import { apiKeyEntity } from './features/api-key/api-key.entity.js';
import { assetEntities } from './features/asset/asset.entities.js';
import { savedCrossTableEntity } from './features/cross-table/saved-cross-table.entity.js';
import { imageEntities } from './features/image/image.entities.js';
import { exportTaskEntity } from './features/export/export-task.entity.js';
import { invitationCodeEntity } from './features/invitation/invitation-code.entity.js';
import { libraryEntities } from './features/library/library.entities.js';
import { mobileProofEntity } from './features/mobile-proof/mobile-proof.entity.js';
import { linkDraftEntity } from './features/personal-link/link-draft.entity.js';
import { personalLinkEntity } from './features/personal-link/personal-link.entity.js';
import { publishEntities } from './features/publish/publish.entities.js';
import { quotaCellEntity } from './features/quota/quota-cell.entity.js';
import { seatReservationEntity } from './features/quota/seat-reservation.entity.js';
import { repeatGuardEntity } from './features/repeat-limit/repeat-guard.entity.js';
import { examAttemptEntity } from './features/exam-attempt/exam-attempt.entity.js';
import { parameterSecretEntity } from './features/received-parameter/parameter-secret.entity.js';
import { shortLinkEntity } from './features/short-link/short-link.entity.js';
import { sampleOrderEntity } from './features/sample-panel/sample-order.entity.js';
import { samplePanelistEntity } from './features/sample-panel/sample-panelist.entity.js';
import { sampleStepEntity } from './features/sample-order/sample-step.entity.js';
import { sourceTagEntity } from './features/source-tag/source-tag.entity.js';
import { reportCategoryEntity } from './features/report-category/report-category.entity.js';
import { reportShareEntity } from './features/report-share/report-share.entity.js';
import { responseEntities } from './features/response/response.entities.js';
import { responseImportEntity } from './features/response-import/response-import.entity.js';
import { surveyEntities } from './features/survey/survey.entities.js';
import { surveyFolderEntity } from './features/survey-folder/survey-folder.entity.js';
import { simulationEntity } from './features/test-answer/simulation.entity.js';
import { surveyTemplateEntity } from './features/template/survey-template.entity.js';
import { testResponseEntity } from './features/test-answer/test-response.entity.js';
import { ownThemeEntity } from './features/theme/own-theme.entity.js';
import { surveyVisitEntity } from './features/visit/survey-visit.entity.js';
import { webhookDeliveryEntity } from './features/webhook/webhook-delivery.entity.js';
import { webhookEntity } from './features/webhook/webhook.entity.js';
import { idempotencyKeyEntity } from './platform/idempotency/idempotency-key.entity.js';
import { outboxEntryEntity } from './platform/outbox/outbox-entry.entity.js';
import type { EntityDefinition } from './platform/db/open-database.js';

/** Rows of all features, in the order of the features. */
export const ENTITIES: readonly EntityDefinition[] = [
  ...accountEntities,
  ...assetEntities,
  ...surveyEntities,
  surveyFolderEntity,
  ...imageEntities,
  ...libraryEntities,
  ownThemeEntity,
  surveyTemplateEntity,
  ...publishEntities,
  ...responseEntities,
  quotaCellEntity,
  seatReservationEntity,
  repeatGuardEntity,
  personalLinkEntity,
  linkDraftEntity,
  sourceTagEntity,
  shortLinkEntity,
  parameterSecretEntity,
  invitationCodeEntity,
  sampleOrderEntity,
  samplePanelistEntity,
  mobileProofEntity,
  examAttemptEntity,
  apiKeyEntity,
  testResponseEntity,
  simulationEntity,
  sampleStepEntity,
  surveyVisitEntity,
  responseImportEntity,
  reportCategoryEntity,
  reportShareEntity,
  savedCrossTableEntity,
  exportTaskEntity,
  webhookEntity,
  webhookDeliveryEntity,
  outboxEntryEntity,
  idempotencyKeyEntity,
];
