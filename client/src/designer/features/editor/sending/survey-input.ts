import {
  type EndingChange,
  type EndingsChange,
  nameOf,
  PAGING_NAMES,
  RANKING_NAME_NAMES,
  REPEAT_SUBJECT_NAMES,
  REPEAT_WINDOW_NAMES,
  SHOWN_AFTER_NAMES,
  SHOWN_WHEN_NAMES,
  type SurveyChange,
  VERIFICATION_NAMES,
  WECHAT_USER_NAMES,
} from '@wence/schema';
import type {
  ExamSettingInput,
  RepeatLimitInput,
  SurveyEndingInput,
  SurveyEndingsInput,
  SurveySettingsInput,
  UpdateSurveyOperation,
} from './sending.generated';

function repeatInput({ window, by }: NonNullable<SurveyChange['repeat']>): RepeatLimitInput {
  return { window: nameOf(REPEAT_WINDOW_NAMES, window), by: by.map((subject) => nameOf(REPEAT_SUBJECT_NAMES, subject)) };
}

const examInput = ({ showAfter, showWhen, grades, ranking, ...same }: NonNullable<SurveyChange['exam']>): ExamSettingInput => ({
  ...same,
  showAfter: showAfter && nameOf(SHOWN_AFTER_NAMES, showAfter),
  showWhen: showWhen && nameOf(SHOWN_WHEN_NAMES, showWhen),
  grades: grades && [...grades],
  ranking: ranking && { ...ranking, names: nameOf(RANKING_NAME_NAMES, ranking.names) },
});

/** Settings by their names in the graph: those whose values have names there, and those that are the same. */
function settingsInput({ paging, repeat, verification, wechatUser, exam, ...same }: Settings): SurveySettingsInput {
  return {
    // A list of the graph may be changed, one of the model may not; nobody changes this one.
    ...(same as Omit<SurveySettingsInput, 'paging' | 'repeat' | 'verification' | 'wechatUser' | 'exam'>),
    ...(paging !== undefined && { paging: nameOf(PAGING_NAMES, paging) }),
    ...(verification !== undefined && { verification: nameOf(VERIFICATION_NAMES, verification) }),
    ...(wechatUser !== undefined && { wechatUser: nameOf(WECHAT_USER_NAMES, wechatUser) }),
    ...(exam !== undefined && { exam: exam && examInput(exam) }),
    ...(repeat !== undefined && { repeat: repeat && repeatInput(repeat) }),
  };
}

/** A list of the graph may be changed, one of the model may not. */
const endingInput = (set: EndingChange | null): SurveyEndingInput | null =>
  set && { ...set, params: set.params && [...set.params], nodeIds: set.nodeIds && [...set.nodeIds] };

function endingsInput({ nodes, ...kinds }: EndingsChange): SurveyEndingsInput {
  const changed = Object.entries(kinds).map(([kind, set]) => [kind, endingInput(set)]);
  return { ...Object.fromEntries(changed), nodes: nodes?.map(({ nodeId, set }) => ({ nodeId, set: endingInput(set) })) };
}

type Settings = Omit<SurveyChange, 'title' | 'welcome' | 'language' | 'perPage' | 'theme' | 'endings'>;

/** A change of the survey itself, whose settings stand by themselves in the graph. */
export function surveyInput({ title, welcome, language, perPage, theme, endings, ...settings }: SurveyChange): UpdateSurveyOperation {
  return {
    title,
    welcome,
    language,
    perPage,
    theme: theme && { ...theme },
    endings: endings && endingsInput(endings),
    settings: Object.keys(settings).length > 0 ? settingsInput(settings) : undefined,
  };
}
