import { faultsIn } from '../faults-in.mjs';

const part = faultsIn('definition/faults', 'src/definition/parse/parse-node', 'src/definition/parse/parse-definition');
const option = faultsIn('definition/faults', 'src/definition/parse/parse-option', 'src/scenarios/option-cascade');
const setting = faultsIn('definition/faults', 'src/definition/parse/parse-setting', 'src/definition/parse/parse-option');
const text = faultsIn('rich-text', 'src/definition/parse/parse-texts', 'src/rich-text', 'src/definition/parse/parse-setting');
const rule = faultsIn(
  'definition/faults',
  'src/definition/parse/parse-rules',
  'src/definition/parse/parse-settings',
  'src/definition/record',
);
const settings = faultsIn('survey-setting', 'src/definition/parse/parse-settings', 'src/definition/shape');
const shape = faultsIn(
  'definition/shape',
  'src/definition/shape',
  'src/definition/canonical-text',
  'src/definition/record',
  'src/definition/parse/parse-',
);

const PART_FAULTS = [
  part('ids: from 0', 'identity-faults.ts', 'lowest = 1', 'lowest = 0'),
  part('ids: one too high', 'identity-faults.ts', 'id > LIMITS.localId', 'id > LIMITS.localId + 1'),
  part('ids: fractions', 'identity-faults.ts', "if (!Number.isInteger(id)) faults.add(field, 'type');\n  else if", 'if'),
  rule('ids: lists with one twice', 'identity-faults.ts', "if (seen.has(id)) faults.add(at(path, place), 'notUnique');", ''),
  part('ids: twice in a survey', 'identity-faults.ts', 'if (new Set(ids).size === ids.length) return;', 'if (ids.length > 0) return;'),
  part('codes: twice on a list', 'identity-faults.ts', "if (codes.has(code)) faults.add(at(path, 'code'), 'notUnique');", ''),
  part(
    'codes: twice at different depths',
    'identity-faults.ts',
    "at(at(path, place), 'nodes'), codes)",
    "at(at(path, place), 'nodes'), new Set())",
  ),
  part(
    'codes: empty',
    'identity-faults.ts',
    "if (code === '') faults.add(at(path, 'code'), 'tooShort', 1);\n  else if",
    "if (code === '') return;\n  if",
  ),
  option('codes: of options unchecked', 'option-faults.ts', 'checkCode(faults, path, option.code, isOptionCode);', ''),
  part('codes: of rows unchecked', 'option-faults.ts', 'checkCode(faults, path, row.code, isOptionCode);', ''),
  part('codes: of nodes like those of options', 'node-faults.ts', 'node.code, isNodeCode', 'node.code, (code) => code.length < 5'),
  part('lastId: lower than an id', 'survey-faults.ts', 'definition.lastId < lowest', 'definition.lastId < 0'),
  part('lastId: any height', 'survey-faults.ts', 'else if (definition.lastId > LIMITS.localId)', 'else if (definition.lastId < 0)'),
  part('nodes: counted on the top level only', 'survey-faults.ts', 'of walkNodes(nodes)) count', 'of nodes) count'),
  part('nodes: a container in a container', 'node-faults.ts', "if (isContainer(node)) faults.add(at(path, place), 'notAllowed');", ''),
  part('nodes: in a question', 'node-faults.ts', "if (!row.isContainer) faults.add(path, 'notAllowed');", ''),
  part(
    'nodes: a statement is required',
    'node-faults.ts',
    'if (isRequired(node) && !row.isAnswerable)',
    'if (isRequired(node) && row.key === null)',
  ),
  part(
    'nodes: order of what has none',
    'node-faults.ts',
    'sequence !== undefined && !row.hasOptions && !row.isContainer',
    'sequence === null',
  ),
  part('nodes: no order of a container', 'node-faults.ts', ' && !row.isContainer) faults', ') faults'),
  part('nodes: order of rows without rows', 'node-faults.ts', 'childSequence !== undefined && !row.hasRows', 'childSequence === null'),
  part('options: where there are none', 'option-faults.ts', 'options.length > 0 && !row.hasOptions', 'options.length < 0'),
  option('options: 501', 'option-faults.ts', 'listing.count > most', 'listing.count > most + 1'),
  option('options: two exclusive ones', 'option-faults.ts', 'listing.exclusives > 1', 'listing.exclusives > 2'),
  option('options: an exclusive one in a group', 'option-faults.ts', "if (depth > 1) faults.add(at(own, 'exclusive'), 'notAllowed');", ''),
  option('options: a group in a group', 'option-faults.ts', 'isOptionGroup(option) && depth > 1', 'isOptionGroup(option) && depth > 2'),
  option('options: four levels of a cascade', 'option-faults.ts', 'depth < LIMITS.cascadeLevels', 'depth < LIMITS.cascadeLevels + 1'),
  option('options: groups anywhere', 'option-faults.ts', 'isGroup && !row.hasOptionGroups', 'isGroup && row.key === null'),
  option('options: other anywhere', 'option-faults.ts', '(isGroup || !row.takesOther)', 'isGroup'),
  option('options: exclusive anywhere', 'option-faults.ts', '(isGroup || !row.takesExclusive)', 'isGroup'),
  option('options: input type 7', 'option-faults.ts', '[0, 1, 2, 3, 4, 5, 6, 90]', '[0, 1, 2, 3, 4, 5, 6, 7, 90]'),
  option('options: a right side anywhere', 'option-faults.ts', 'if (!row.takesRightTitle) faults', 'if (row.key === null) faults'),
  part('rows: where there are none', 'option-faults.ts', 'rows.length > 0 && !entry.hasRows', 'rows.length < 0'),
  part(
    'rows: 501',
    'option-faults.ts',
    'rows.length > LIMITS.rowsPerNode',
    'rows.length > LIMITS.rowsPerNode + 1',
    'src/scenarios/edit-limits',
  ),
  part('rows: other anywhere', 'option-faults.ts', 'row.other === true && !entry.rowsTakeOther', 'row.other === null'),
  option('cascade: level of the first branch', '../cascade-level.ts', '1 + Math.max(...options.map', '1 + Math.min(...options.map'),
  option(
    'cascade: a level that is not there',
    '../cascade-level.ts',
    'level === undefined || level === cascadeLevel(node)',
    'level !== null',
  ),
];

const SETTING_FAULTS = [
  setting('settings: bounds by one below', 'setting-faults.ts', 'value < rule.min', 'value < rule.min - 1'),
  setting('settings: bounds by one above', 'setting-faults.ts', 'value > rule.max', 'value > rule.max + 1'),
  setting(
    'settings: fractions',
    'setting-faults.ts',
    "if (rule.kind === 'integer' && !Number.isInteger(value)) faults.add(field, 'format');",
    '',
  ),
  setting(
    'settings: keys of other questions',
    'setting-faults.ts',
    "if (rule === undefined) faults.add(field, 'notAllowed');",
    'if (rule === undefined) return;',
  ),
  setting(
    'settings: fixed values change',
    'setting-faults.ts',
    "rule.kind === 'fixed' && value !== rule.default",
    "rule.kind === 'fixed' && value === null",
  ),
  setting('settings: any choice', 'setting-faults.ts', '!rule.values.some((allowed) => allowed === value)', 'rule.values.length < 0'),
  setting('settings: too many texts', 'setting-faults.ts', 'most !== undefined && texts.length > most', 'most === -1'),
  setting(
    'settings: the same text twice',
    'setting-faults.ts',
    'rule.unique === true && seen.has(text)',
    'rule.unique !== true && seen.size < 0',
  ),
  setting('pair: equal ends of a count', 'setting-faults.ts', 'strict ? lowest >= highest : lowest > highest', 'lowest >= highest'),
  setting('pair: equal ends of a scale', 'setting-faults.ts', 'strict ? lowest >= highest : lowest > highest', 'lowest > highest'),
  setting('pair: 0 is a limit', 'setting-faults.ts', '(highest === 0 && countsSomething(rules, high))', 'lowest < 0'),
  setting('pair: words unchecked', 'setting-faults.ts', "checkPair(faults, path, row.setting, setting, ['min_word', 'max_word']);", ''),
  setting('pair: of options unchecked', 'setting-faults.ts', "checkPair(faults, path, rules, setting, ['min', 'max']);", ''),
  setting('scale: a step beyond the end', 'setting-faults.ts', 'width > 0 && step > width', 'step < 0'),
  setting('scale: starts below', 'setting-faults.ts', 'lowest !== undefined && start < lowest', 'lowest === null'),
  setting('scale: starts above', 'setting-faults.ts', 'highest !== undefined && start > highest', 'highest === null'),
  setting('integers: fractions as bounds', 'setting-faults.ts', 'if (setting.format !== INTEGER_FORMAT) return;', 'if (path) return;'),
  setting('evaluation: fewer levels', 'node-faults.ts', 'if (options.length < scale) faults', 'if (options.length < 0) faults'),
  setting('evaluation: more levels', 'node-faults.ts', 'if (options.length > scale) faults', 'if (options.length < 0) faults'),
  setting('evaluation: scores in any order', 'node-faults.ts', 'if (level !== place + 1)', 'if (level < 0)'),
  setting('evaluation: a template of any height', 'node-faults.ts', 'fixed !== undefined && numberOr', 'fixed === null && numberOr'),
];

const TEXT_FAULTS = [
  text('texts: one too long', '../reading/text-faults.ts', ') > max) faults', ') > max + 1) faults'),
  text(
    'texts: bytes as characters',
    '../reading/text-faults.ts',
    "unit === 'bytes' ? byteLength(text) : textLength(text)",
    'textLength(text)',
  ),
  text('texts: blank', '../reading/text-faults.ts', "min === 1 && text.trim() === ''", 'min === 1 && text === null'),
  text('texts: half characters', '../reading/text-faults.ts', "if (LONE_SURROGATE.test(text)) faults.add(field, 'format');", ''),
  text(
    'rich text: pictures from elsewhere',
    'address.ts',
    "kind === 'image' ? 'externalImage' : 'externalLink'",
    "kind === 'image' ? null : 'externalLink'",
  ),
  text(
    'rich text: links to elsewhere',
    'address.ts',
    "kind === 'image' ? 'externalImage' : 'externalLink'",
    "kind === 'image' ? 'externalImage' : null",
  ),
  text('rich text: addresses without a scheme', 'address.ts', " || address.startsWith('//')", ''),
  text('rich text: any scheme', 'address.ts', 'LINK_SCHEMES.includes(scheme)', 'scheme.length > 0'),
  text(
    'rich text: any tag',
    'check-rich-text.ts',
    "if (allowed === undefined) return ['format'];",
    'if (allowed === undefined) return [];',
  ),
  text('rich text: any attribute', 'check-rich-text.ts', "allowed[key]?.(value) : 'format'", 'allowed[key]?.(value) : null'),
  text('rich text: tags left open', 'check-rich-text.ts', "if (open.length > 0) faults.add('format');", ''),
  text('rich text: tags crossed', 'check-rich-text.ts', 'open.pop() !== tag.name || ', 'open.pop() === undefined || '),
  text('rich text: letters of 9 pixels', 'styles.ts', 'min: 10, max: 36', 'min: 9, max: 36'),
  text('rich text: letters of 37 pixels', 'styles.ts', 'min: 10, max: 36', 'min: 10, max: 37'),
  text('rich text: any style', 'styles.ts', '?? false', '?? true'),
];

const RULE_FAULTS = [
  rule('logic: a jump without a target', 'logic-faults.ts', "if (isExpected && value === undefined) faults.add(field, 'required');", ''),
  rule(
    'logic: a target of what does not jump',
    'logic-faults.ts',
    "if (!isExpected && value !== undefined) faults.add(field, 'notAllowed');",
    '',
  ),
  rule('logic: algorithm 13', 'logic-faults.ts', 'LAST_ALGORITHM = 12', 'LAST_ALGORITHM = 13'),
  rule('logic: carry-over without a source', 'logic-faults.ts', 'if (isCarried && item.conditions.length === 0)', 'if (item.id < 0)'),
  rule('logic: any kind says where carried ones stand', 'logic-faults.ts', 'item.after !== undefined && !isCarried', 'item.id < 0'),
  rule('logic: carry-over by any algorithm', 'logic-faults.ts', 'LAST_CARRY_ALGORITHM = 2', 'LAST_CARRY_ALGORITHM = 3'),
  rule('logic: an end of -2', 'logic-faults.ts', 'SCREENING_END = -1', 'SCREENING_END = -2'),
  rule(
    'counts: show logic without conditions is none',
    '../logic-counts.ts',
    'item.model === 1 && item.type === 2)',
    'item.model === 1 && item.type === 2 && hasConditions)',
  ),
  rule('counts: jumps without conditions', '../logic-counts.ts', 'item.model === 1 && hasConditions', 'item.model === 1'),
  rule('counts: option logic is carry-over', '../logic-counts.ts', 'isCarryOver(item) && hasConditions', 'hasConditions'),
  rule('quotas: a name twice', 'quota-faults.ts', 'if (names.has(quota.name))', 'if (names.size < 0)'),
  rule('quotas: a combination twice', 'quota-faults.ts', 'if (combinations.has(optionId.join()))', 'if (combinations.size < 0)'),
  rule('quotas: a cell without an option', 'quota-faults.ts', 'if (optionId.length < nodeIds.length)', 'if (optionId.length < 0)'),
  rule('quotas: less than nobody', 'quota-faults.ts', 'if (limit < 0)', 'if (limit < -1)'),
  settings('settings: a zone that is none', 'time-zone.ts', 'if (!isTimeZone(value))', 'if (value.length === 0)'),
  settings('settings: a subject twice', 'repeat-limit.ts', 'if (by.indexOf(subject) < place)', 'if (place < 0)'),
  settings(
    'settings: fractions of a response',
    '../reading/field.ts',
    "if (!Number.isInteger(value)) faults.add(path, 'type');\n    else if",
    'if',
  ),
  settings('settings: one above the limit', '../reading/field.ts', 'value > range.max', 'value > range.max + 1'),
  settings('settings: an end at the beginning', 'settings-by-key.ts', 'to <= from', 'to < from'),
  settings('settings: unchecked', '../reading/field-table.ts', 'field.check(faults, at(path, key), values[key])', 'at(path, key)'),
];

const SHAPE_FAULTS = [
  shape('shape: the exclusive option keeps its place', 'shape.ts', 'return exclusiveLast(fitted);', 'return fitted;'),
  shape(
    'shape: optional is written as required',
    'shape.ts',
    'option.required === false ? false : undefined',
    'option.required === true ? true : undefined',
  ),
  shape('shape: defaults are written', 'shape-setting.ts', '!isDefault(value, rules[key])', 'value !== undefined'),
  shape('shape: level of a cascade as given', 'shape.ts', '{ ...node.setting, level: cascadeLevel(node) }', 'node.setting'),
  settings(
    'shape: repeat subjects as given',
    'repeat-limit.ts',
    '[...by].sort((a, b) => REPEAT_SUBJECTS.indexOf(a) - REPEAT_SUBJECTS.indexOf(b))',
    'by',
  ),
  settings('shape: defaults of settings are written', '../reading/field-table.ts', ' || value === field.default', ''),
  shape('canonical: keys as they come', '../canonical-text.ts', '[...parts].sort()', 'parts'),
  shape('record: places from 0', '../record/node-record.ts', 'position: place + 1', 'position: place'),
  shape(
    'record: the exclusive option at its place',
    '../record/option-record.ts',
    'isExclusive(option) ? EXCLUSIVE_POSITION : place + 1',
    'place + 1',
  ),
  shape('record: options are optional', '../record/option-record.ts', 'option.required ?? true', 'option.required ?? false'),
  shape('paging: page by page without pages', '../paging.ts', "if (!given.perPage) return 'all';", ''),
];

export const DEFINITION_FAULTS = [...PART_FAULTS, ...SETTING_FAULTS, ...TEXT_FAULTS, ...RULE_FAULTS, ...SHAPE_FAULTS];
