import type { OptionSettingKey, SettingKey } from '../catalogue/entry/setting-rule.js';
import type { SURVEY_KEYS } from '../definition/parse/parse-definition.js';
import type { CONDITION_KEYS, LOGIC_KEYS } from '../definition/parse/read-logic.js';
import type { NODE_KEYS } from '../definition/parse/read-node.js';
import type { OPTION_KEYS, ROW_KEYS } from '../definition/parse/read-option.js';
import type { CELL_KEYS, QUOTA_KEYS } from '../definition/parse/read-quota.js';

type TextsOf<Keys extends readonly string[]> = Readonly<Record<Keys[number], string>>;

/** Descriptions of all keys of a definition, in one place: the compiler wants a text for each and none besides. */
export const SURVEY_TEXTS: TextsOf<typeof SURVEY_KEYS> = {
  format: 'Version of this format.',
  lastId: 'The highest local id ever handed out. Left out: the highest one in use.',
  title: 'Title of the survey.',
  welcome: 'Rich text shown before the first question.',
  language: "Language of the answering page's own texts.",
  perPage: 'True: not all questions on one page. `settings.paging` says more and wins.',
  nodes: 'Questions, page breaks, statements and containers, in order.',
  logic: 'Logic items in saved order: of several jumps that hold, the first one wins.',
  settings: 'Settings of the survey as a whole.',
  quotas: 'Sample quotas.',
  theme: 'How the answering page looks and what its buttons say.',
  endings: 'What respondents read at the end, and where it leads on to.',
};

export const NODE_TEXTS: TextsOf<typeof NODE_KEYS> = {
  id: 'Local id; nodes, rows, options, logic items, conditions and quotas share one number space.',
  code: 'What people call it; unique in the survey.',
  type: 'Number of the question type.',
  subType: 'Number of the sub-type, where the type has several. Left out: the lowest one.',
  group: 'True on a group, which has no type.',
  title: 'Rich text.',
  required: 'Whether it must be answered.',
  locked: 'Keeps its place when the container is reordered.',
  setting: 'Settings of the question; which ones there are depends on its type.',
  draw: 'Of a container in an exam: how many of its questions each respondent is asked, at random; fewer than it has. Left out: all.',
  exam: 'Points in an exam (in halves) and the key; `settings.exam` makes the survey an exam.',
  sequence: 'Order of the options, or of the nodes of a container: 0 as listed, 1 random, 2 loop, 3 forward or reverse.',
  childSequence: 'Order of the rows; numbers as in `sequence`.',
  options: 'Choices, columns, fields or levels. An exclusive one is moved to the end.',
  children: 'Rows.',
  nodes: 'What a container contains; containers do not stand in containers.',
};

export const OPTION_TEXTS: TextsOf<typeof OPTION_KEYS> = {
  id: 'Local id.',
  code: 'Letters and digits; unique in the question.',
  title: 'Rich text.',
  rightTitle: 'The right end of a two-sided item.',
  image: 'Stored name of a picture.',
  group: 'True: a heading over the options in `nodes`.',
  nodes: 'The options of a group, or the next level of a cascade.',
  other: 'Carries a text input of its own.',
  exclusive: 'Choosing it clears the rest. At most one, never in a group.',
  required: 'Whether its input must be filled in.',
  locked: 'Keeps its place when options are reordered.',
  type: 'What may be typed: 0 anything, 1 integer, 2 number, 3 mobile, 4 email, 5 letters, 6 Chinese characters, 90 a choice.',
  prefix: 'Text before its input.',
  setting: 'Settings of its input or level.',
  optionKey: 'Identity across carry-over. Left out: its own id.',
};

export const ROW_TEXTS: TextsOf<typeof ROW_KEYS> = {
  id: 'Local id.',
  code: 'Letters and digits; unique among the rows.',
  title: 'Rich text.',
  rightTitle: 'The right end of a two-sided row.',
  image: 'Stored name of a picture.',
  other: 'The respondent names the row.',
  locked: 'Keeps its place when rows are reordered.',
};

export const LOGIC_TEXTS: TextsOf<typeof LOGIC_KEYS> = {
  id: 'Local id.',
  model: '1 question logic, 2 option logic.',
  type: '1 jump or carry-over, 2 show or hide.',
  nodeId: 'The node that owns the item.',
  target: 'Where a jump leads: a node, 0 normal end, -1 screening end.',
  algorithm: '1 show, 2 hide.',
  optionType: '1 options, 2 rows.',
  optionId: 'Options or rows that are shown or hidden.',
  after:
    'The own option, group or row that carried ones stand behind; 0 before all. Left out: behind the own ones, before "other" and exclusive ones.',
  conditions: 'None: the item always holds.',
};

export const CONDITION_TEXTS: TextsOf<typeof CONDITION_KEYS> = {
  id: 'Local id.',
  nodeId: 'The question whose answer is looked at.',
  childId: 'A row of it. Left out: any row.',
  optionId: 'Options that the algorithm speaks of.',
  operator: 'How it joins to the condition before it: 1 and, 2 or. "And" binds tighter.',
  parentId: 'Number of the brackets that it stands in together with its neighbours of the same number; default 0, none.',
  algorithm:
    '1 checked, 2 unchecked, 3 includes, 4 not includes, 5 checked count, 6 equal, 7 not equal, 8 greater, 9 less, 10 between, 11 answered, 12 not answered.',
  result: 'Values compared with; two for "between".',
};

type QuotaKey = (typeof QUOTA_KEYS)['table'][number] | (typeof QUOTA_KEYS)['custom'][number];

export const QUOTA_TEXTS: Readonly<Record<QuotaKey, string>> & TextsOf<typeof CELL_KEYS> = {
  id: 'Local id.',
  kind: '`table`: one cell per combination of options. `custom`: one cell with conditions.',
  name: 'Unique among the quotas.',
  enabled: 'Whether it counts.',
  onFull:
    'What a full cell does: 1 ends the survey as over quota, 2 screens out, 3 closes the options that lead into it, 4 only marks the response.',
  nodeIds: 'Questions that take one choice.',
  cells: 'Combinations with a limit; any other is unlimited.',
  conditions: 'Which responses count.',
  optionId: 'One option per question, in the order of `nodeIds`.',
  limit: 'Most responses; 0 closes it.',
};

export const SETTING_TEXTS: Readonly<Record<SettingKey, string>> = {
  column: 'Columns of the option list.',
  min: 'Fewest of what is counted (0: no limit), the lower end of a scale or of a number, or the shortest stay on a page in seconds.',
  max: 'Most of what is counted (0: no limit), the upper end of a scale or of a number, or the longest stay on a page in seconds.',
  size: 'Size of a text box, 1 to 3 single line, 4 to 6 several lines; on uploads, megabytes per file.',
  format: 'What may be typed, which icon a scale has, which files are taken, or which parts of a date are asked.',
  min_word: 'Fewest characters; 0: no limit.',
  max_word: 'Most characters; 0: no limit.',
  suffix: 'Unit shown behind the box.',
  show_result: 'Percentages are shown after answering.',
  control: 'The limits of the stay on a page are in force.',
  prev_text: "Text of the button that leads back; empty: the page's own.",
  next_text: "Text of the button that leads on; empty: the page's own.",
  is_prev: 'One may go back.',
  is_flip: 'Rows and columns are swapped on screen.',
  is_fixed_header: 'The header stays in sight.',
  is_split: 'One card per row on phones.',
  is_one: 'Each column or place takes one row only.',
  step: 'Distance between two values of a slider.',
  value: 'Where a slider starts; rows of a growing table at first.',
  is_vertical: 'The slider stands upright.',
  is_stops: 'Marks are drawn.',
  is_tip: 'The number is shown while dragging.',
  left_text: 'Text at the lower end of a scale.',
  center_text: 'Text in the middle of a scale.',
  right_text: 'Text at the upper end of a scale.',
  is_tag: 'Tags are offered with each level.',
  is_comment: 'A comment box is offered.',
  template: '0 catering, 1 hotel, 2 education, 3 retailing, 4 service, 5 customization.',
  image: 'Stored name of the picture that the question is about.',
  sum: 'What the numbers must add up to; 0: no sum.',
  is_limit: '`min` and `max` bound each number.',
  level: 'Levels of a cascade (follows from its options) or of a city.',
  placeholders: 'Labels of the levels of a cascade.',
  attribute: 'Who fills it in: normal, hide (parameters, out of sight), background (reports only).',
};

export const OPTION_SETTING_TEXTS: Readonly<Record<OptionSettingKey, string>> = {
  format: 'What may be typed; numbers as in `type` of the option.',
  options: 'The choices of an input that is a drop-down.',
  max_word: 'Most characters; 0: no limit.',
  min_word: 'Fewest characters; 0: no limit.',
  min: 'Lower bound of a number.',
  max: 'Upper bound of a number.',
  size: 'Size of the box.',
  exclusive: 'Reserved.',
  tags: 'Tags of this level.',
  level: 'The score this level stands for: its place.',
};
