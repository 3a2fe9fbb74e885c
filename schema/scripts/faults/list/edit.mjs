import { faultsIn } from '../faults-in.mjs';

const code = faultsIn('code', 'src/code', 'src/scenarios/renumbering');
const node = faultsIn('edit/node', 'src/scenarios/containers', 'src/scenarios/questions', 'src/scenarios/removing');
const row = faultsIn('edit/row', 'src/scenarios/rows');
const gone = faultsIn('edit/references', 'src/scenarios/removing', 'src/scenarios/containers');
const restore = faultsIn('edit/restore', 'src/edit', 'src/scenarios/undo');
const edit = faultsIn('edit/read', 'src/edit');
const run = faultsIn('edit', 'src/edit/apply', 'src/scenarios/undo.test.ts');

const CODE_FAULTS = [
  code(
    'codes: statements are numbered along',
    'generated-code.ts',
    "=> answerKindOf(node) !== 'none'",
    "=> answerKindOf(node) !== 'none' || node.type === 90",
  ),
  code(
    'codes: pages are numbered along',
    'generated-code.ts',
    "=> answerKindOf(node) !== 'none'",
    "=> answerKindOf(node) !== 'none' || node.type === 0",
  ),
  code('codes: a page is $P', 'generated-code.ts', "0: '$Q'", "0: '$P'"),
  code('codes: a loop is a block', 'generated-code.ts', "3: 'Loop'", "3: 'Block'", 'src/code'),
  code('codes: a group is Q', 'generated-code.ts', 'if (node.group === true) return GROUP_PREFIX;', ''),
  code('codes: from 0', 'generated-code.ts', 'highest + 1', 'highest'),
  code('codes: typed ones count', 'generated-code.ts', 'filter((code) => DIGITS.test(code))', 'map((code) => code.replace(/^[A-Z]/, ""))'),
  code('codes: typed with five characters', 'code-format.ts', 'code.length <= LIMITS.typedCode', 'code.length <= LIMITS.typedCode + 1'),
  code('codes: typed with a dash', 'code-format.ts', '/^[A-Za-z0-9]+$/', '/^[A-Za-z0-9-]+$/'),
  code('codes: typing keeps everything', 'code-format.ts', "typed.replace(/[^A-Za-z0-9]/g, '')", 'typed'),
  code('codes: nothing makes room', 'renumber.ts', 'number >= first) codes', 'number > first + 1_000) codes'),
  code('codes: the follower keeps its number', 'renumber.ts', 'number >= first) codes', 'number > first) codes'),
  code('codes: gaps stay', 'renumber.ts', 'if (below > 0)', 'if (number === 0)'),
  code('codes: all close up by one', 'renumber.ts', 'line.down(number, below)', 'line.down(number, 1)'),
  code('codes: statements are not stepped over', 'number-sequence.ts', 'while (this.pinned.has(at)) at += by;', ''),
  code(
    'codes: no room is enough',
    'number-sequence.ts',
    'this.highest + places + this.pinned.size <= LIMITS.codeNumber',
    'this.highest > -1',
  ),
];

const NODE_FAULTS = [
  node(
    'add: behind the first on its list',
    'add-node.ts',
    'findPlace(definition.nodes, wanted)',
    'findPlace(definition.nodes, { ...wanted, after: null })',
  ),
  node(
    'add: a choice without options',
    'add-node.ts',
    'needsOptions && optionsOf(node).length === 0',
    'needsOptions && optionsOf(node).length < 0',
  ),
  node('add: any typed code', 'add-node.ts', "if (codeIsTyped) checkTypedCode(faults, 'node', node, documentOrder(before.nodes));", ''),
  node(
    'add: a page leaves the survey on one page',
    'add-node.ts',
    "if (!isFirstPage || pagingOf(before) !== 'all') return step;",
    'return step;',
  ),
  node('add: every page divides the survey', 'add-node.ts', ' && !documentOrder(before.nodes).some(isPage)', ''),
  node('add: pages for one question at a time', 'add-node.ts', " || pagingOf(before) !== 'all'", ''),
  node('add: numbers of titles from 0', 'add-node.ts', 'filter(takesNumber).length + 1', 'filter(takesNumber).length'),
  node(
    'add: options keep ids of the question',
    'new-node.ts',
    'newOptions(options, language, id + 1)',
    'newOptions(options, language, id)',
  ),
  node(
    'add: default settings beat given ones',
    'new-node.ts',
    '{ ...content.setting, ...given.setting }',
    '{ ...given.setting, ...content.setting, column: 3 }',
  ),
  node('parents: containers in containers', 'insert-node.ts', ' && !isContainer(node)', ''),
  node('parents: questions in questions', 'insert-node.ts', 'isContainer(parent) && ', ''),
  node('copy: the question at the end', 'copy-node.ts', 'isAnywhere ? { after: nodeId } : wanted', 'wanted'),
  node('copy: without its logic', 'copy-node.ts', 'if (items.length === 0)', 'if (items.length >= 0)'),
  node('copy: logic of the original', 'copied-node.ts', 'nodeId: copyOf(item.nodeId)', 'nodeId: item.nodeId'),
  node('copy: conditions on the original', 'copied-node.ts', 'nodeId: copyOf(nodeId)', 'nodeId'),
  node('copy: jumps of the original', 'copied-node.ts', 'target === undefined ? undefined : copyOf(target)', 'target'),
  node('copy: logic that reads later answers', 'copied-node.ts', 'return readsEarlier && (', 'return (readsEarlier || true) && ('),
  node('copy: jumps back', 'copied-node.ts', '(placeOf.get(target) ?? owner) > owner', 'target > 0'),
  node('copy: texts of the original', 'copied-node.ts', 'rewriteTexts(original, (text) => mappedTokens(text, ids))', 'original'),
  code('move: codes stay', 'renumber.ts', 'return withCodes(nodes, new Map([...closed, ...assigned]));', 'return nodes;'),
  code('move: no gap to close', 'renumber.ts', 'assignedCodes(seenWith(all, closed), new Set', 'assignedCodes(all, new Set'),
  node(
    'remove: codes stay',
    'remove-node.ts',
    'closeCodes(removeBranch(definition.nodes, nodeId), walkNodes([node]))',
    'removeBranch(definition.nodes, nodeId)',
    'src/scenarios/renumbering',
  ),
  node('release: what is in it goes', 'remove-node.ts', '(node.id === nodeId ? members : [node])', '(node.id === nodeId ? [] : [node])'),
  node('release: nobody is asked', 'remove-node.ts', 'if (!confirmed) return referenced(referrers);', ''),
  node('release: jumps to it go', 'remove-node.ts', 'item.target === containerId ? { ...item, target: firstId } : item', 'item'),
  node('release: jumps lead to a page', 'remove-node.ts', 'members.find((node) => !isPage(node))', 'members[0]'),
  node('release: of a question', 'remove-node.ts', "if (!isContainer(container)) return refuse('nodeId', 'notAllowed');", ''),
];

const ROW_FAULTS = [
  row('rows: the last one goes', 'row-operations.ts', 'found.rows.length === 1', 'found.rows.length === 0'),
  row(
    'rows: removed without asking',
    'row-operations.ts',
    'new Set([rowId]), confirmed',
    'new Set([rowId]), true',
    'src/scenarios/removing',
  ),
  row('rows: a copy of the code', 'row-operations.ts', 'id: definition.lastId + 1, code }', 'id: definition.lastId + 1 }'),
  row('rows: copied to the end', 'row-operations.ts', 'after = rowId', 'after'),
  row('rows: 501 by adding', 'row-operations.ts', 'rows.length >= LIMITS.rowsPerNode', 'rows.length > LIMITS.rowsPerNode'),
  row(
    'rows: locked in any order',
    'row-operations.ts',
    'given.locked === true && !canLock(childSequenceOf(node))',
    'given.locked === null',
    'src/scenarios/option-locks',
  ),
  row('rows: the same code twice', 'new-rows.ts', 'if (wanted.code === undefined) codes.push(row.code);', ''),
  row('rows: typed codes unchecked', 'row-operations.ts', 'if (given.code !== undefined) checkTypedCode(faults, path, row, rows);', ''),
];

const REFERENCE_FAULTS = [
  gone('references: nobody is asked', 'removal.ts', 'referrers.length > 0 && !confirmed', 'referrers.length < 0'),
  gone('references: what goes along is asked about', 'removal.ts', 'if (goneIds.has(item.nodeId)) going.add(item.id);', 'going.add(0);'),
  gone('references: options in conditions overlooked', 'reference.ts', 'yield* optionId ?? [];\n  }', '}', 'src/scenarios/removing'),
  gone(
    'references: rows in conditions overlooked',
    'reference.ts',
    'yield nodeId;\n    if (childId !== undefined) yield childId;\n    yield* optionId',
    'yield nodeId;\n    yield* optionId',
  ),
  gone('references: jump targets overlooked', 'reference.ts', 'if (target !== undefined && target > 0) yield target;', ''),
  gone(
    'references: quotas overlooked',
    'reference.ts',
    'for (const to of quotaTargets(quota)) refer(quota.id, to);',
    'refer(quota.id, 0);',
  ),
  gone('references: texts overlooked', 'reference.ts', "if (text.includes('<'))", "if (text === '')"),
  gone(
    'references: the last condition leaves "always"',
    'without-references.ts',
    'if (rest.length === 0 && conditions.length > 0) return undefined;',
    '',
  ),
  gone('references: one option takes the condition', 'without-references.ts', 'rest.length === 0 ? undefined : rest', 'undefined'),
  gone('references: the last option leaves the condition', 'without-references.ts', 'if (options === undefined) return undefined;', ''),
  gone('references: jumps to nowhere stay', 'without-references.ts', ' || (item.target !== undefined && gone.has(item.target))', ''),
  gone('references: logic of what is gone stays', 'without-references.ts', 'gone.has(item.nodeId) || ', ''),
  gone('references: row logic without a row', 'without-references.ts', ' || (item.optionId !== undefined && optionId === undefined)', ''),
  gone(
    'references: cells of what is gone',
    'without-references.ts',
    'quota.cells.filter(({ optionId }) => !optionId.some((id) => gone.has(id)))',
    'quota.cells',
  ),
  gone(
    'references: a quota without its question',
    'without-references.ts',
    'if (quota.nodeIds.some((id) => gone.has(id))) return undefined;',
    '',
    'src/scenarios/edit-limits',
  ),
  gone(
    'references: a quota without cells',
    'without-references.ts',
    'cells.length === 0 ? undefined :',
    'cells.length < 0 ? undefined :',
    'src/scenarios/edit-limits',
  ),
  gone(
    'references: tokens to nowhere',
    'without-references.ts',
    'welcome: (welcome && withoutTokens(welcome, gone)) || undefined',
    'welcome',
  ),
  gone('references: no fallback', 'texts.ts', 'refersTo(token, gone) ? token.fallback : null', "refersTo(token, gone) ? '' : null"),
  gone('references: nothing is left of a text', 'texts.ts', ' ? BLANK : left', ' ? left : left'),
];

const RESTORE_FAULTS = [
  restore('undo: fields put it back in its place', 'put-back.ts', "if (only === 'fields') return replaceBranch(roots, id, make);", ''),
  restore(
    'undo: its place brings its fields',
    'put-back.ts',
    "only === 'place' && present !== undefined ? present : make(present)",
    'make(present)',
  ),
  restore('undo: at the beginning where the anchor is gone', 'put-back.ts', '?? members.length', '?? 0'),
  restore('undo: lost where the container is gone', 'put-back.ts', 'return [...rest, branch];', 'return rest;'),
  restore('undo: codes are not given back', 'restored-codes.ts', 'code !== undefined && !taken.has(code)', 'code === null'),
  restore('undo: codes twice', 'restored-codes.ts', 'code !== undefined && !taken.has(code)', 'code !== undefined'),
  restore('undo: codes of options twice', 'restored-codes.ts', 'taken.has(code) ? nextOptionCode(taken) : code', 'code'),
  restore('undo: refers to what is gone', 'restore-refusal.ts', 'if (target !== undefined) return notFound(target);', ''),
  restore('undo: takes away what is referred to', 'restore-refusal.ts', 'if (referrers.length > 0) return referenced(referrers);', ''),
  restore('undo: logic about nothing may not come back', 'restore-refusal.ts', ' && !excused.has(id)', ''),
  restore('undo: the result is not checked', 'restore-refusal.ts', 'faults.isEmpty ? undefined : invalid(faults.all)', 'undefined'),
  restore('undo: partial parts that are gone', 'restore.ts', 'if (absent !== undefined) return notFound(absent);', ''),
  restore('undo: options of a question that is gone', 'restore.ts', 'if (!known.has(nodeId)) return notFound(nodeId);', ''),
  restore('undo: nothing is taken away', 'restore.ts', 'removeBranches(nodes, going)', 'nodes'),
  restore(
    'undo: ids above lastId',
    'restore.ts',
    'Math.max(definition.lastId, highestPut(put))',
    'definition.lastId',
    'src/scenarios/edit-limits',
  ),
  restore('undo: codes are forgotten', 'inverse-of.ts', 'if (isRecoded) findings.codes[node.id] = node.code;', ''),
  restore('undo: lowers lastId', '../apply.ts', "inverse.filter(({ op }) => op !== 'restoreLastId')", '[...inverse]'),
  run('undo: first step first', 'run-operations.ts', 'inverse.reverse();', ''),
  run('undo: of several moves only the last one is named', 'run-operations.ts', '{ ...step, touched: moved }', 'step'),
  run('undo: lastId stays high', 'run-operations.ts', 'current.lastId !== definition.lastId', 'current.lastId < definition.lastId'),
  restore(
    'undo: all that moved for the one that did',
    'stay-in-order.ts',
    '.filter((_, place) => places.has(place))',
    '.filter((_, place) => place < 0)',
  ),
];

const DOOR_FAULTS = [
  edit('operations: half a list is applied', '../run-operations.ts', 'if (!step.ok) return { ...step, at };', 'if (!step.ok) break;'),
  edit('operations: surveys of any size', '../apply.ts', 'if (isTooBig(run.definition))', 'if (run.definition === null)'),
  edit('operations: 501', 'parse-operations.ts', 'items.length > LIMITS.operations', 'items.length > LIMITS.operations + 1'),
  edit('operations: lastId from outside', 'parse-operations.ts', "operation.op === 'restoreLastId' || ", ''),
  edit(
    'operations: undo where it is not welcome',
    'parse-operations.ts',
    '(!allowRestore && isRestore(operation.op))',
    'allowRestore === null',
  ),
  edit('operations: keys nobody knows', 'operation-reader.ts', "reader.allowOnly(['op', ...readers.map(([key]) => key)]);", ''),
  edit('operations: ids of 0', 'operation-reader.ts', "else if (id < 1) faults.add(path, 'tooSmall', 1);", ''),
];

export const EDIT_FAULTS = [...CODE_FAULTS, ...NODE_FAULTS, ...ROW_FAULTS, ...REFERENCE_FAULTS, ...RESTORE_FAULTS, ...DOOR_FAULTS];
