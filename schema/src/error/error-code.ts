/** Code in the response when a request succeeded. */
export const SUCCESS_CODE = '00000';

/**
 * The one catalogue of expected errors, the same through GraphQL and `/v1` (Spec 8). `key` names the text in the locale files, `http` is the
 * status `/v1` answers with. Reserved codes are never raised; the client keeps quiet about them.
 */
export const ERROR_CODES = {
  /** An option or question that logic uses was to be removed, without confirmation. */
  A0103: { http: 200, key: 'optionHasLogic' },
  /** A category of the question library is not empty and its removal lacks a confirmation; `data.items` and `data.categories` count its content. */
  A0104: { http: 200, key: 'categoryNotEmpty' },
  A0109: { http: 200, key: 'reserved' },
  A2048: { http: 200, key: 'reserved' },
  A2105: { http: 200, key: 'reserved' },
  /** Reported only after a valid SMS code, so that nobody can probe for accounts. */
  A0111: { http: 200, key: 'mobileTaken' },
  /** Wrong, expired, used or burnt code: the same bytes for all. */
  A0131: { http: 200, key: 'smsCodeWrong' },
  /** Unknown mobile or wrong password: the same bytes for both. */
  A0210: { http: 200, key: 'loginFailed' },
  /** Carries `fields`: which field, which rule, which limit. */
  A0400: { http: 200, key: 'invalidInput' },
  A0401: { http: 401, key: 'unauthenticated' },
  /** An API key that lacks the scope which `data.scope` names, or is limited to surveys where all are needed; `scope` null: no key may do this. */
  A0403: { http: 200, key: 'keyNotAllowed' },
  /** Unknown, foreign or deleted: the same bytes for all. */
  A0404: { http: 200, key: 'notFound' },
  /** The path is known, but not by this method; the header Allow names those that it has. */
  A0405: { http: 405, key: 'methodNotAllowed' },
  /** A concurrent edit changed what this edit touches; the answer names the ids. */
  A0409: { http: 200, key: 'editConflict' },
  A0410: { http: 200, key: 'surveyRunning' },
  /** The survey was stopped by its author, who may continue it. */
  A0411: { http: 200, key: 'surveyNotCollecting' },
  A0412: { http: 200, key: 'stateMoveRefused' },
  A0413: { http: 413, key: 'payloadTooLarge' },
  /** Carries the findings of `launchFindings`. */
  A0414: { http: 200, key: 'launchRefused' },
  /** If-Match is missing or old. */
  A0415: { http: 200, key: 'revisionMismatch' },
  /** The answers belong to a version that is no longer accepted. */
  A0416: { http: 200, key: 'versionOutdated' },
  /** The survey runs, but takes answers only later; `data.opensAt` says when. */
  A0417: { http: 200, key: 'surveyNotStarted' },
  /** Ended by its date or by its author. */
  A0418: { http: 200, key: 'surveyEnded' },
  /** The survey has all the responses that it asked for. */
  A0419: { http: 200, key: 'surveyFull' },
  /** A query of the graph is beyond a limit; `data.limit` names the limit and `data.most` is its value. */
  A0420: { http: 200, key: 'queryTooComplex' },
  /** Forged, expired, for another survey, or of somebody whose survey it is not: the same bytes for all. */
  A0421: { http: 200, key: 'testLinkInvalid' },
  /** The survey to launch has parts that are not applied yet; `data.parts` names them (`notEnforcedIn`). */
  A0422: { http: 200, key: 'notEnforced' },
  /** The work that was asked for did not end within its time limit; nothing was changed. */
  A0423: { http: 200, key: 'tookTooLong' },
  /** An export file that was asked for at once takes longer, or was not made; `data.taskId` names the task that goes on. */
  A0425: { http: 200, key: 'exportNotReady' },
  /** A picture that is still shown was to be deleted; `data.uses` and `data.earlier` count the places. */
  A0426: { http: 200, key: 'pictureInUse' },
  /** The respondent has answered already; `data.subject` says by what they were known, `data.nextAt` when they may answer again. */
  A0427: { http: 200, key: 'answeredBefore' },
  /** A one-to-one link that takes no answers; `data.reason` says why: unknown, voided, expired or used. */
  A0428: { http: 200, key: 'linkRefused' },
  /** The survey takes answers through one-to-one links alone. */
  A0429: { http: 200, key: 'linkRequired' },
  /** The survey asks for a password; `data.reason`: missing or wrong. */
  A0430: { http: 200, key: 'passwordRequired' },
  /** The survey takes no answers now, or none from there; `data.reason`: hours (with `data.opensAt`), address or region. */
  A0431: { http: 200, key: 'notAdmitted' },
  /** The parameters of the link are not as the survey wants them; `data.reason` says why: missing, unsigned, forged or expired; `data.name` names the parameter. */
  A0432: { http: 200, key: 'parameterRefused' },
  /** The survey asks for an invitation code; `data.reason` says what is wrong: missing, unknown, voided or used. */
  A0433: { http: 200, key: 'invitationRequired' },
  /** A respondent is to answer the verification question; `data.reason` says what is wrong with the answer so far: missing, wrong or expired. */
  A0434: { http: 200, key: 'verificationRequired' },
  /** An order for respondents is in a state that does not allow this; `data.state` is the number of that state. */
  A0435: { http: 200, key: 'sampleOrderState' },
  /** Respondents can be ordered for a running survey alone. */
  A0436: { http: 200, key: 'sampleNeedsRunning' },
  /** A respondent whom a supplier brought may not answer; `data.reason` says why: forged, unknown, closed or answered. */
  A0437: { http: 200, key: 'panelRefused' },
  /** The survey wants to know the WeChat account; `data.reason` says what is in the way: outside, unknown, or what became of the way through WeChat. */
  A0438: { http: 200, key: 'wechatRequired' },
  /** This server has no WeChat account, and `data.settings` need one. */
  A0439: { http: 200, key: 'wechatMissing' },
  /** WeChat did not do what was asked of it; `data.reason` says why: limit, refused or unreachable. */
  A0440: { http: 200, key: 'wechatFailed' },
  /** An exam takes submissions of attempts alone; `data.reason`: unknown (no attempt of this respondent has this submissionId) or submitted. */
  A0441: { http: 200, key: 'examNotStarted' },
  /** The time of an attempt at an exam is over, since `data.dueAt`. */
  A0442: { http: 200, key: 'examOver' },
  /** An attempt at an exam can be submitted from `data.earliestAt` only. */
  A0443: { http: 200, key: 'examTooSoon' },
  /** A submission says that the clock ended an attempt at an exam, and it did not. */
  A0444: { http: 200, key: 'examNotOver' },
  /** A respondent has started each of the `data.attempts` attempts at an exam. */
  A0445: { http: 200, key: 'examAttemptsUsed' },
  /** An answer that nobody marks by hand: its question has a key, it was left open, or the survey is no exam with such questions. */
  A0446: { http: 200, key: 'notMarkedByHand' },
  /** Somebody has marked one of the answers since; `again` corrects it. */
  A0447: { http: 200, key: 'markedBefore' },
  A0501: { http: 429, key: 'tooManyRequests' },
  /** A request with the same Idempotency-Key is being carried out; comes with Retry-After. */
  A0505: { http: 200, key: 'requestInProgress' },
  /** The same submissionId or Idempotency-Key came with other content. */
  A0506: { http: 200, key: 'idReused' },
  /** Carried out under this Idempotency-Key already, with an answer too large to keep. */
  A0507: { http: 200, key: 'requestDoneBefore' },
  /** A file that a cascade cannot be imported from (Spec 8); `data` says why, and in which row. */
  A0701: { http: 200, key: 'cascadeFileWrong' },
  /** A document that no survey can be read from; `data.reason` says why. */
  A0702: { http: 200, key: 'documentUnreadable' },
  /** A document that is too large, or takes more time or memory than it may. */
  A0703: { http: 200, key: 'documentTooLarge' },
  /** A document that is locked by a password. */
  A0704: { http: 200, key: 'documentEncrypted' },
  /** A document that was made to do harm to its reader. */
  A0705: { http: 200, key: 'documentHostile' },
  /** A document that holds no question. */
  A0706: { http: 200, key: 'documentEmpty' },
  /** Anything unexpected; details stay in the log. */
  B0001: { http: 200, key: 'internal' },
  /** Busy: try again with the same ids. */
  B0503: { http: 503, key: 'unavailable' },
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_CODES, code);
