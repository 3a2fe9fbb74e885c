import type { MigrationInterface } from 'typeorm';
import { Account1763600000001 } from './1763600000001-account.js';
import { Survey1763600000002 } from './1763600000002-survey.js';
import { Publish1763600000003 } from './1763600000003-publish.js';
import { Response1763600000004 } from './1763600000004-response.js';
import { Outbox1763600000005 } from './1763600000005-outbox.js';
import { Idempotency1763600000006 } from './1763600000006-idempotency.js';
import { StoredFile1763600000007 } from './1763600000007-stored-file.js';
import { Picture1763600000008 } from './1763600000008-picture.js';
import { MobileProof1763600000009 } from './1763600000009-mobile-proof.js';
import { TestResponse1763600000010 } from './1763600000010-test-response.js';
import { SurveyImage1763600000011 } from './1763600000011-survey-image.js';
import { Library1763600000012 } from './1763600000012-library.js';
import { Simulation1763600000013 } from './1763600000013-simulation.js';
import { ApiKey1763600000014 } from './1763600000014-api-key.js';
import { ResponseOrder1763600000015 } from './1763600000015-response-order.js';
import { ResponseReview1763600000016 } from './1763600000016-response-review.js';
import { ReportCategory1763600000017 } from './1763600000017-report-category.js';
import { ReportShare1763600000018 } from './1763600000018-report-share.js';
import { SavedCrossTable1763600000019 } from './1763600000019-saved-cross-table.js';
import { ResponseOrigin1763600000020 } from './1763600000020-response-origin.js';
import { SurveyVisit1763600000021 } from './1763600000021-survey-visit.js';
import { ExportTask1763600000022 } from './1763600000022-export-task.js';
import { Webhook1763600000023 } from './1763600000023-webhook.js';
import { ResponseImport1763600000024 } from './1763600000024-response-import.js';
import { SurveyList1763600000025 } from './1763600000025-survey-list.js';
import { OwnTheme1763600000026 } from './1763600000026-own-theme.js';
import { SurveyTemplate1763600000029 } from './1763600000029-survey-template.js';
import { SurveyHistory1763600000030 } from './1763600000030-survey-history.js';
import { ResponseClearing1763600000031 } from './1763600000031-response-clearing.js';
import { PictureUse1763600000033 } from './1763600000033-picture-use.js';
import { CollectionRules1763600000034 } from './1763600000034-collection-rules.js';
import { LinkParameters1763600000036 } from './1763600000036-link-parameters.js';
import { InvitationCodes1763600000040 } from './1763600000040-invitation-codes.js';
import { SampleOrder1763600000041 } from './1763600000041-sample-order.js';
import { WechatUser1763600000042 } from './1763600000042-wechat-user.js';
import { ExamResult1763600000043 } from './1763600000043-exam-result.js';
import { ShortLinks1763600000044 } from './1763600000044-short-links.js';
import { ExamAttempts1763600000045 } from './1763600000045-exam-attempts.js';
import { ExamMarks1763600000046 } from './1763600000046-exam-marks.js';
import { ExamRanks1763600000047 } from './1763600000047-exam-ranks.js';
import { SeatReservation1763600000048 } from './1763600000048-seat-reservation.js';
import { LinkDraft1763600000050 } from './1763600000050-link-draft.js';

/** All migrations in the order they run. Both databases use the same set; a released migration is never edited. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [
  Account1763600000001,
  Survey1763600000002,
  Publish1763600000003,
  Response1763600000004,
  Outbox1763600000005,
  Idempotency1763600000006,
  StoredFile1763600000007,
  Picture1763600000008,
  MobileProof1763600000009,
  TestResponse1763600000010,
  SurveyImage1763600000011,
  Library1763600000012,
  Simulation1763600000013,
  ApiKey1763600000014,
  ResponseOrder1763600000015,
  ResponseReview1763600000016,
  ReportCategory1763600000017,
  ReportShare1763600000018,
  SavedCrossTable1763600000019,
  ResponseOrigin1763600000020,
  SurveyVisit1763600000021,
  ExportTask1763600000022,
  Webhook1763600000023,
  ResponseImport1763600000024,
  SurveyList1763600000025,
  OwnTheme1763600000026,
  SurveyTemplate1763600000029,
  SurveyHistory1763600000030,
  ResponseClearing1763600000031,
  PictureUse1763600000033,
  CollectionRules1763600000034,
  LinkParameters1763600000036,
  InvitationCodes1763600000040,
  SampleOrder1763600000041,
  WechatUser1763600000042,
  ExamResult1763600000043,
  ShortLinks1763600000044,
  ExamAttempts1763600000045,
  ExamMarks1763600000046,
  ExamRanks1763600000047,
  SeatReservation1763600000048,
  LinkDraft1763600000050,
];
