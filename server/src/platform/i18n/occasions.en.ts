import type { Occasions } from './occasions.type.js';

const RESERVED = 'Never sent. The code is reserved.';
const CLOSED_ENDING = "The author's end page for a survey that takes no answers. Left out: there is none, or answers were handed in.";

export const occasionsEn: Occasions = {
  A0103: {
    when: 'A question or option was to be removed that logic, a quota or a text refers to, and the request did not confirm it.',
    data: { ids: 'Local ids of what refers to it.' },
  },
  A0104: {
    when: 'A category of the question library was to be removed that is not empty, and the request did not confirm it.',
    data: { items: 'Number of questions in it.', categories: 'Number of categories in it.' },
  },
  A0109: { when: RESERVED },
  A2048: { when: RESERVED },
  A2105: { when: RESERVED },
  A0111: { when: 'Somebody registers with a mobile number that has an account. Told only after a valid code of a text message.' },
  A0131: {
    when: 'The code of a text message is wrong, has expired or was tried too often.',
    data: { triesLeft: 'Tries that are left with this code.' },
  },
  A0210: { when: 'The mobile number has no account, or the password is wrong. The answer is the same for both.' },
  A0400: {
    when: 'The input is not valid. "fields" names each wrong field, the rule that it broke and the limit of that rule.',
    data: {
      errors:
        'Only where answers of a respondent are handed in: the local id of each wrong question (nodeId), what is wrong (reason), and the key that was sent (key) where it is no question of the survey.',
    },
  },
  A0401: { when: 'The token or API key is missing, unknown or has expired, the session has ended, or the key was revoked.' },
  A0403: {
    when: 'An API key lacks the scope of the operation, or is limited to surveys where all are needed, or no key may do this.',
    data: { scope: 'The scope that is needed; null where no key may do this.' },
  },
  A0404: { when: 'What the request names does not exist, was deleted, or belongs to somebody else. The answer is the same for all.' },
  A0405: { when: 'The path exists, but not with this method. The header Allow names the methods that it has.' },
  A0409: {
    when: 'An edit of a survey, or of the answers of a response, touches what another author, or another window, has changed since the revision that the edit is based on.',
    data: {
      touched: 'Of a survey: local ids of what was changed.',
      revisions: 'Of a survey: the revisions that changed it.',
      revision: 'Of a response: the newest revision.',
    },
  },
  A0410: { when: 'A survey was to be edited while it collects responses. It has to be stopped first.' },
  A0411: { when: 'Answers arrive for a survey that its author has stopped and may continue.', data: { ending: CLOSED_ENDING } },
  A0412: { when: 'The state of the survey does not allow this, such as stopping a survey that does not collect.' },
  A0413: {
    when: 'The body of the request, or a file in it, is too large.',
    data: { megabytes: 'Only with files: the most that is accepted, in MiB.' },
  },
  A0414: {
    when: 'A survey was to be launched, and the check found what prevents it.',
    data: { findings: 'What the check found: each with its kind and the local ids of what it concerns.' },
  },
  A0415: {
    when: 'The header If-Match is missing, or names another revision than the newest one.',
    data: { revision: 'The newest revision.' },
  },
  A0416: {
    when: 'Answers were given to a version of the survey that is no longer accepted. Read the current version and send them again.',
  },
  A0417: {
    when: 'Answers arrive for a survey that starts later.',
    data: { opensAt: 'The time at which it starts.', ending: CLOSED_ENDING },
  },
  A0418: { when: 'Answers arrive for a survey that has ended, by its date or by its author.', data: { ending: CLOSED_ENDING } },
  A0419: { when: 'Answers arrive for a survey that has all the responses it asked for.', data: { ending: CLOSED_ENDING } },
  A0420: {
    when: 'An operation of the graph is beyond a limit of size, depth, aliases or cost, or a socket has too many subscriptions.',
    data: { limit: 'The name of the limit.', most: 'Its value.', cost: 'Only with the limit of cost: what the operation would cost.' },
  },
  A0421: { when: 'The token of a preview link is forged, has expired, or is for another survey. The answer is the same for all.' },
  A0422: {
    when: 'A survey was to be launched that has parts which are stored but not applied yet.',
    data: { parts: 'The names of these parts.' },
  },
  A0423: { when: 'The work did not end within its time limit. Nothing was changed.' },
  A0425: {
    when: 'An export file was asked for at once and is not there within 20 seconds. Its task goes on.',
    data: { taskId: 'Id of the export task' },
  },
  A0426: {
    when: 'A picture was to be deleted that a survey, a theme, a template or a question of the library shows, or that the history of a survey leads back to.',
    data: {
      uses: 'Surveys, themes, templates and questions that show it.',
      earlier: 'Surveys that show it no more, but whose history leads back to a draft that did.',
    },
  },
  A0427: {
    when: 'A respondent has answered already, and the survey limits how often one may.',
    data: {
      subject: 'By what the respondent is known: device, ip, account, link, parameter or mobile.',
      nextAt: 'When they may answer again; null: never.',
    },
  },
  A0428: {
    when: 'A one-to-one link takes no answers.',
    data: { reason: 'unknown, voided, expired or used.' },
  },
  A0429: { when: 'Answers arrive without a one-to-one link, for a survey that takes them through such links alone.' },
  A0430: { when: 'A survey that asks for a password is opened or answered without the right one.', data: { reason: 'missing or wrong.' } },
  A0431: {
    when: 'A survey is opened or answered outside of its hours of the day, or from an address or a region that it does not take answers from.',
    data: { reason: 'hours, address or region.', opensAt: 'Only with hours: when they begin next.' },
  },
  A0433: {
    when: 'A survey that asks for an invitation code is opened or answered without one that takes a response.',
    data: { reason: 'missing, unknown, voided, or used: as often as it may be.' },
  },
  A0432: {
    when: 'The parameters of a link are not as the survey wants them: when it is opened, and when answers are submitted.',
    data: {
      reason:
        '`missing`: a required parameter is not there; `unsigned`: the survey takes signed links alone; `forged`: the signature does not fit, or an answer that a signed parameter gave was changed; `expired`.',
      name: 'The parameter that is missing; otherwise null.',
    },
  },
  A0434: {
    when: 'Answers arrive without the right answer to a verification question, for a survey that asks this respondent for one.',
    data: { reason: 'missing, wrong, or expired: the question is older than ten minutes.' },
  },
  A0435: {
    when: 'An order for respondents is to do what its state does not allow, e.g. to be accepted before it was delivered.',
    data: { state: 'The number of the state that it is in.' },
  },
  A0436: { when: 'An order for respondents is submitted, accepted or resumed while its survey is not running.' },
  A0437: {
    when: 'A survey is opened or answered by the link of a supplier which takes no answers.',
    data: {
      reason: 'forged: the signature does not fit; unknown; closed: the order is not running; answered: this person has answered for it.',
    },
  },
  A0438: {
    when: 'A survey that takes answers in WeChat alone, or keeps or counts WeChat accounts, is opened or answered by somebody whose account is not known.',
    data: {
      reason:
        'outside: not in WeChat; unknown: in WeChat, and not signed in yet; unavailable: this server has no WeChat account any more. On the way back from WeChat also state, code, declined, snapshot, limit, refused and unreachable.',
    },
  },
  A0439: {
    when: 'A setting that does nothing without WeChat is to be stored or launched, on a server without a WeChat account.',
    data: { settings: 'The settings: onlyWechat, wechatUser, hideShareMenu, or repeat (by WeChat account).' },
  },
  A0440: {
    when: 'A page asks to use the script of WeChat, and WeChat does not give what that needs.',
    data: {
      reason: 'limit: too many calls for now; refused: the account of this server is not accepted; unreachable: there was no answer.',
    },
  },
  A0441: {
    when: 'Answers to an exam with a time limit, a shortest time or a number of attempts come without an attempt.',
    data: { reason: 'unknown: no attempt of this respondent has this submissionId; submitted: the attempt was submitted before.' },
  },
  A0442: {
    when: 'An attempt at an exam is submitted more than 10 seconds after its end.',
    data: { dueAt: 'When its time was over, ISO 8601.' },
  },
  A0443: {
    when: 'An attempt at an exam is submitted before its shortest time is over.',
    data: { earliestAt: 'From when it can be submitted, ISO 8601.' },
  },
  A0444: { when: 'A submission says that the clock ended the attempt (byClock), and the time is not over or there is no limit.' },
  A0445: {
    when: 'Another attempt at an exam is to be started, and each of them was.',
    data: { attempts: 'How many attempts a respondent has.' },
  },
  A0446: {
    when: 'An answer is to be marked that nobody marks by hand: its question has a key, it was left open or edited, or the survey is no exam with such questions.',
  },
  A0447: { when: 'An answer is to be marked that somebody has marked since. With `again` it is corrected.' },
  A0501: {
    when: 'Too many requests, or too many attempts to sign in. Comes with the header Retry-After.',
    data: { retryAfterSeconds: 'Seconds after which the next request is admitted.' },
  },
  A0505: { when: 'A request with the same Idempotency-Key is being carried out. Comes with the header Retry-After.' },
  A0506: { when: 'The same submissionId, clientOpId or Idempotency-Key came with other content before.' },
  A0507: { when: 'The request was carried out under this Idempotency-Key before, with an answer that is too large to be kept.' },
  A0701: {
    when: 'A file from which a cascade was to be imported is not as the template says.',
    data: {
      reason: 'What is wrong with the file.',
      row: 'The row of the sheet, if it is one row.',
      limit: 'The limit that was broken, if it is one.',
    },
  },
  A0702: {
    when: 'No survey can be read from a document: it is of another kind, of a format before 2007, or damaged.',
    data: { reason: 'What is wrong with it.', faults: 'Only for a definition of this product: what is wrong in it.' },
  },
  A0703: { when: 'A document is too large, or takes more time or memory than it may.', data: { reason: 'The word `tooLarge`.' } },
  A0704: { when: 'A document is locked by a password.', data: { reason: 'The word `encrypted`.' } },
  A0705: { when: 'A document defines entities of its own or nests without an end.', data: { reason: 'The word `hostile`.' } },
  A0706: { when: 'A document holds nothing that could be a question.', data: { reason: 'The word `empty`.' } },
  B0001: { when: 'A defect of the server. Its details are in the log of the server under the X-Request-Id of the answer.' },
  B0503: {
    when: 'The server is busy or its store is away. Comes with the header Retry-After; send the same request with the same ids again.',
  },
};
