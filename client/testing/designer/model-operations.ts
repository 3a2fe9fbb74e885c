import {
  EVALUATE_TEMPLATE_NAMES,
  LOGIC_ALGORITHM_NAMES,
  LOGIC_OPERATOR_NAMES,
  LOGIC_PART_NAMES,
  OPTION_INPUT_NAMES,
  OPTION_SETTING_KEYS,
  OPTION_SETTING_VALUE_NAMES,
  type Operation,
  optionSettingName,
  PAGING_NAMES,
  parseOperations,
  QUESTION_TYPE_NAMES,
  QUOTA_EFFECT_NAMES,
  QUOTA_KIND_NAMES,
  RANKING_NAME_NAMES,
  REPEAT_SUBJECT_NAMES,
  REPEAT_WINDOW_NAMES,
  RESTORED_EXTENT_NAMES,
  SCORING_NAMES,
  SEQUENCE_NAMES,
  SETTING_KEYS,
  SETTING_VALUE_NAMES,
  settingNames,
  SHOWN_AFTER_NAMES,
  SHOWN_WHEN_NAMES,
  TARGET_ALGORITHM_NAMES,
  TEXT_MATCH_NAMES,
  VERIFICATION_NAMES,
  WECHAT_USER_NAMES,
} from '@wence/schema';

// oxlint-disable-next-line typescript/no-explicit-any -- the graph has checked it, and the model reads what comes out
type Input = Readonly<Record<string, any>>;
type Names = Readonly<Record<string, unknown>>;

const valueOf = (names: Names | undefined, name: unknown): unknown => (names && typeof name === 'string' ? names[name] : name);

const KEYS = new Map<string, string>(SETTING_KEYS.flatMap((key) => settingNames(key).map((name) => [name, key] as const)));
const OPTION_KEYS = new Map<string, string>(OPTION_SETTING_KEYS.map((key) => [optionSettingName(key), key]));

const settingOf = (keys: ReadonlyMap<string, string>, names: Readonly<Record<string, Names>>, setting: Input | undefined): unknown =>
  setting && Object.fromEntries(Object.entries(setting).map(([name, value]) => [keys.get(name), valueOf(names[name], value)]));

const placeOf = ({ after, first, parentId }: Input) => ({
  ...(first ? { after: null } : after !== undefined && { after }),
  ...(parentId !== undefined && { parentId: parentId === 0 ? null : parentId }),
});

const acceptedOf = ({ match, ...same }: Input): Input => ({ ...same, match: valueOf(TEXT_MATCH_NAMES, match) });

const examOf = (exam: Input | null | undefined): Input | null | undefined =>
  exam && { ...acceptedOf(exam), scoring: valueOf(SCORING_NAMES, exam.scoring), fields: exam.fields?.map(acceptedOf) };

function nodeOf({ type, sequence, childSequence, setting, exam, options, rows, ...same }: Input): Input {
  return {
    ...same,
    ...(type === 'GROUP' ? { group: true } : { type: valueOf(QUESTION_TYPE_NAMES, type) }),
    sequence: valueOf(SEQUENCE_NAMES, sequence),
    childSequence: valueOf(SEQUENCE_NAMES, childSequence),
    setting: settingOf(KEYS, SETTING_VALUE_NAMES, setting),
    exam: examOf(exam),
    options: options?.map(optionOf),
    children: rows,
  };
}

function optionOf({ type, setting, nodes, ...same }: Input): Input {
  const input = { type: valueOf(OPTION_INPUT_NAMES, type), setting: settingOf(OPTION_KEYS, OPTION_SETTING_VALUE_NAMES, setting) };
  return { ...same, ...input, nodes: nodes?.map(optionOf) };
}

const KINDS: Readonly<Record<string, Input>> = {
  JUMP: { model: 1, type: 1 },
  SHOW_HIDE: { model: 1, type: 2 },
  OPTIONS: { model: 2, type: 2 },
  ROWS: { model: 2, type: 2, optionType: 2 },
  CARRY_OVER: { model: 2, type: 1 },
};

const conditionsOf = (conditions: readonly Input[] | undefined) =>
  conditions?.map(({ localId, optionIds, operator, group, algorithm, result, ...same }) => ({
    ...same,
    id: localId,
    optionId: optionIds,
    parentId: group,
    operator: valueOf(LOGIC_OPERATOR_NAMES, operator),
    algorithm: valueOf(LOGIC_ALGORITHM_NAMES, algorithm),
    result: result?.map(({ number, text }: Input) => number ?? text),
  }));

const logicOf = ({ localId, kind, algorithm, carryInto, carryAfter, optionIds, conditions, ...same }: Input) => ({
  ...same,
  id: localId,
  ...KINDS[kind],
  ...(carryInto && { optionType: valueOf(LOGIC_PART_NAMES, carryInto) }),
  algorithm: valueOf(TARGET_ALGORITHM_NAMES, algorithm),
  optionId: optionIds,
  after: carryAfter,
  conditions: conditionsOf(conditions),
});

const quotaOf = ({ localId, kind, onFull, cells, conditions, ...same }: Input) => ({
  ...same,
  id: localId,
  kind: valueOf(QUOTA_KIND_NAMES, kind),
  onFull: valueOf(QUOTA_EFFECT_NAMES, onFull),
  cells: cells?.map(({ optionIds, limit }: Input) => ({ optionId: optionIds, limit })),
  conditions: conditionsOf(conditions),
});

function surveyOf({ settings = {}, ...same }: Input): Input {
  const { paging, verification, wechatUser, exam, repeat, ...plain } = settings;
  const by = repeat?.by.map((subject: string) => valueOf(REPEAT_SUBJECT_NAMES, subject));
  return {
    ...same,
    ...plain,
    paging: valueOf(PAGING_NAMES, paging),
    verification: valueOf(VERIFICATION_NAMES, verification),
    wechatUser: valueOf(WECHAT_USER_NAMES, wechatUser),
    exam: exam && {
      ...exam,
      showAfter: valueOf(SHOWN_AFTER_NAMES, exam.showAfter),
      showWhen: valueOf(SHOWN_WHEN_NAMES, exam.showWhen),
      ranking: exam.ranking && { ...exam.ranking, names: valueOf(RANKING_NAME_NAMES, exam.ranking.names) },
    },
    repeat: repeat && { window: valueOf(REPEAT_WINDOW_NAMES, repeat.window), by },
  };
}

function restoredPart(kind: string, { only, after, parentId, ...own }: Input): Input {
  const place = { kind, only: valueOf(RESTORED_EXTENT_NAMES, only), after: after ?? null };
  const nested = { ...place, parentId: parentId === 0 ? null : parentId };
  const { localId: id, nodeId, ...same } = own;
  if (kind === 'node') return { ...nested, node: nodeOf({ ...same, id }) };
  if (kind === 'option') return { ...nested, nodeId, option: optionOf({ ...same, id }) };
  if (kind === 'row') return { ...place, nodeId, row: { ...same, id } };
  return kind === 'logic' ? { ...place, item: logicOf(own) } : { ...place, quota: quotaOf(own) };
}

const restoreOf = ({ put, codes, survey, ...same }: Input) => ({
  ...same,
  put: put?.map((part: Input) => Object.entries(part).map(([kind, own]) => restoredPart(kind, own))[0]),
  codes: codes && Object.fromEntries(codes.map(({ nodeId, code }: Input) => [nodeId, code])),
  survey: survey && surveyOf(survey),
});

/** Operations that are more than ids and a place. */
const SPECIAL: Readonly<Record<string, (input: Input) => Input>> = {
  updateSurvey: (set) => ({ set: surveyOf(set) }),
  addNode: ({ after, first, parentId, ...node }) => ({ node: nodeOf(node), ...placeOf({ after, first, parentId }) }),
  updateNode: ({ nodeId, confirmed, ...set }) => ({ nodeId, confirmed, set: nodeOf(set) }),
  convertNode: ({ type, ...same }) => ({ ...same, type: valueOf(QUESTION_TYPE_NAMES, type) }),
  useTemplate: ({ template, ...same }) => ({ ...same, template: valueOf(EVALUATE_TEMPLATE_NAMES, template) }),
  addOption: ({ nodeId, option, ...place }) => ({ nodeId, option: optionOf(option), ...placeOf(place) }),
  updateOption: ({ nodeId, optionId, ...set }) => ({ nodeId, optionId, set: optionOf(set) }),
  replaceOptions: ({ options, ...same }) => ({ ...same, options: options.map(optionOf) }),
  addRow: ({ nodeId, after, first, ...row }) => ({ nodeId, row, ...placeOf({ after, first }) }),
  updateRow: ({ nodeId, rowId, ...set }) => ({ nodeId, rowId, set }),
  saveLogic: (item) => ({ item: logicOf(item) }),
  saveQuota: (quota) => ({ quota: quotaOf(quota) }),
  restore: restoreOf,
};

/** The operations that inputs of the graph mean, as the server reads them. */
export function modelOperations(inputs: readonly object[]): Operation[] {
  const given = inputs.flatMap((input) =>
    Object.entries(input as Input).map(([op, { after, first, parentId, ...own }]) => {
      const special = SPECIAL[op];
      const fields = special ? special({ ...own, after, first, parentId }) : { ...own, ...placeOf({ after, first, parentId }) };
      return { op, ...fields };
    }),
  );
  // As JSON, in which they travel, nothing is undefined.
  const parsed = parseOperations(JSON.parse(JSON.stringify(given)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}
