import { faultsIn } from '../faults-in.mjs';

const shown = faultsIn('engine', 'src/engine/logic-cases', 'src/engine/visibility', 'src/engine/jumps', 'src/engine/trace');
const offer = faultsIn(
  'engine',
  'src/engine/logic-cases',
  'src/engine/option-logic',
  'src/engine/carry-over',
  'src/engine/matrix-conditions',
);
const carry = faultsIn('engine', 'src/engine/logic-cases', 'src/engine/carry-over');
const result = faultsIn('engine', 'src/engine/evaluate', 'src/engine/trace', 'src/engine/option-logic', 'src/engine/carry-over');
const drawn = faultsIn('engine', 'src/engine/drawn', 'src/exam/draw');
const JUMPED = "if (node.end <= this.resume) return 'jumpedOver';";
const IS_HIDDEN = 'node.isShown !== null && !node.isShown(this)';
const IS_VISIBLE = 'firstHolding(hide, facts) === undefined && (show.length === 0 || firstHolding(show, facts) !== undefined)';

const VISIBILITY_FAULTS = [
  shown('jump: what stands right before the target is shown', 'pass.ts', 'node.end <= this.resume', 'node.end < this.resume'),
  shown('jump: the target is passed over as well', 'pass.ts', 'node.end <= this.resume', 'node.position <= this.resume && this.resume > 0'),
  shown('jump: what is jumped over is shown', 'pass.ts', JUMPED, ''),
  shown(
    'jump: answers of what is jumped over are kept',
    'pass.ts',
    JUMPED,
    "if (node.end <= this.resume) {\n      this.take(node);\n      return 'jumpedOver';\n    }",
  ),
  shown(
    'jump: the last that holds is taken',
    'visibility.ts',
    'for (const rule of rules) if (rule.holds(facts)) return rule;\n  return undefined;',
    'return rules.findLast((rule) => rule.holds(facts));',
  ),
  shown('jump: a hidden question jumps', 'pass.ts', "return 'hidden';", "this.jump(node);\n      return 'hidden';"),
  shown('jump: a question with nothing to offer jumps', 'pass.ts', "return 'nothingToOffer';", "return this.jump(node), 'nothingToOffer';"),
  shown(
    'jump: decided before the question is answered',
    'pass.ts',
    "if (node.role !== 'page' && !this.ask(node)) return 'nothingToOffer';\n    if (node.jumps.length > 0) this.jump(node);",
    "this.jump(node);\n    if (node.role !== 'page' && !this.ask(node)) return 'nothingToOffer';",
  ),
  shown('jump: goes back', 'compile.ts', 'return to < owner.end ? []', 'return to < 0 ? []'),
  shown('jump: a missing target is the end', 'compile.ts', 'positions.get(target) ?? -1', 'positions.get(target) ?? last'),
  shown('end: the survey goes on', 'pass.ts', 'if (this.end !== null) break;', 'if (this.end !== null) this.resume = 0;'),
  shown('end: a screening end is a normal one', 'compile.ts', 'to: last, end: target }', 'to: last, end: 0 }'),
  shown('end: a normal end is none', 'compile.ts', 'target === 0 || target === -1', 'target === -1'),
  shown('container: jumps before it is entered', 'pass.ts', "return 'shown';\n    if", "return this.jump(node), 'shown';\n    if"),
  shown('container: never jumps', 'pass.ts', 'if (container !== undefined) this.jump(container);', ''),
  shown('container: a hidden one jumps', 'pass.ts', 'position < this.openAgain || ', ''),
  shown('container: one that was left by a jump jumps', 'pass.ts', 'this.resume > position || ', ''),
  shown('container: a hidden one shows what is in it', 'pass.ts', "if (node.position < this.openAgain) return 'inHidden';", ''),
  shown(
    'visibility: show beats hide',
    'visibility.ts',
    IS_VISIBLE,
    'firstHolding(show, facts) !== undefined || (show.length === 0 && firstHolding(hide, facts) === undefined)',
  ),
  shown(
    'visibility: all show items needed',
    'visibility.ts',
    'firstHolding(show, facts) !== undefined',
    'show.every((rule) => rule.holds(facts))',
  ),
  shown('visibility: hide items ignored', 'visibility.ts', 'firstHolding(hide, facts) === undefined', 'hide !== null'),
  shown(
    'visibility: a hide item beside one show item ignored',
    'visibility.ts',
    'show.length === 1 && hide.length === 0',
    'show.length === 1',
  ),
  shown('visibility: answers of hidden questions count', 'pass.ts', "return 'hidden';", "this.take(node);\n      return 'hidden';"),
  shown('visibility: every question is shown', 'pass.ts', IS_HIDDEN, 'node.position < 0'),
  shown('attribute: one that is hidden is seen', 'pass.ts', "if (node.attribute === 'normal') this.visible", 'this.visible'),
  shown('attribute: faulty answers out of sight are told', 'pass.ts', "if (node.attribute === 'hide') return;", ''),
  shown('attribute: background questions are answered', 'pass.ts', "if (node.attribute === 'background') return 'background';", ''),
];

const OFFER_FAULTS = [
  offer(
    'offer: an empty one is shown',
    'pass.ts',
    'if (node.offer === null ? node.isBare : !this.makeOffer(node, node.offer)) return false;',
    'if (node.offer !== null) this.makeOffer(node, node.offer);',
  ),
  offer('offer: free cells of a matrix need columns', 'node-needs.ts', ' && !(type === 14 && FREE_CELLS.includes(subType))', ''),
  offer('offer: a growing table needs rows', 'node-needs.ts', ' && !isGrowingTable(node)', ''),
  offer('offer: all rows may go', 'node-needs.ts', '(rows || everything.rows.size > 0)', 'rows && options && false'),
  offer(
    'offer: all options of words or marks may go',
    'node-needs.ts',
    '(options || everything.options.size > 0)',
    'options && BY_OPTIONS.size < 0',
  ),
  offer('offer: hidden rows are asked for', 'pass.ts', 'this.rowCounts[node.position] = offered.rows.size;', ''),
  offer('option logic: hidden ones can be chosen', 'offer.ts', 'if (hiding.some(({ ids }) => ids.has(id))) return false;', ''),
  offer(
    'option logic: all show items needed',
    'offer.ts',
    'named.some(({ isHolding }) => isHolding)',
    'named.every(({ isHolding }) => isHolding)',
  ),
  offer('option logic: options nobody names go', 'offer.ts', 'named.length === 0 || named', 'named'),
  offer('option logic: hide shows', 'compile-offer.ts', 'item.algorithm === HIDE', 'item.algorithm !== HIDE'),
  offer('option logic: rows are taken for options', 'compile-offer.ts', 'item.optionType === ROWS', 'item.optionType !== ROWS'),
  offer(
    'option logic: members outlive their heading',
    'offer.ts',
    'options.filter(isOffered).flatMap',
    'options.filter((option) => option.group === true || isOffered(option)).flatMap',
  ),
  offer(
    'option logic: carried ones are left alone',
    'offer.ts',
    'carriedOptions.filter(({ option }) => showsOption(option))',
    'carriedOptions',
  ),
];

const CARRY_FAULTS = [
  carry(
    'carry-over: before own options',
    'offer.ts',
    '[...own.filter((item) => !isLast(item)), ...carried, ...last]',
    '[...carried, ...own.filter((item) => !isLast(item)), ...last]',
  ),
  carry('carry-over: place of its own passed over', 'offer.ts', 'const isPlaced = carried.some', 'const isPlaced = false && carried.some'),
  carry('carry-over: first place is the last one', 'offer.ts', '[...at(0), ...own.flatMap', '[...own.flatMap'),
  carry('carry-over: a place that is gone', '../definition/carry-place.ts', 'carryPlaces(node, optionType).includes(after)', 'true'),
  carry('carry-over: own other keeps its place', 'offer.ts', 'own.filter((item) => !isLast(item))', 'own'),
  carry(
    'carry-over: own other behind own exclusive',
    'offer.ts',
    'Number(a.exclusive === true) - Number(b.exclusive === true)',
    'Number(b.exclusive === true) - Number(a.exclusive === true)',
  ),
  carry('carry-over: not known in the answer', 'offer.ts', ' || plan.carriedIds().has(id)', ''),
  carry('carry-over: exclusive ones come along', 'carry.ts', ' && !isExclusive(option)', ''),
  carry('carry-over: an unchecked other comes along', 'carry.ts', '(checked || !isOther(option))', 'true'),
  carry('carry-over: order reversed', 'carry.ts', '.options.values() ?? [])].flatMap', '.options.values() ?? [])].reverse().flatMap'),
  carry(
    'carry-over: what the source hides comes along',
    'carry.ts',
    'offeredBy(from)?.options.values() ?? []',
    'from.everything.options.values()',
  ),
  carry('carry-over: checked and unchecked exchanged', 'compile-offer.ts', 'algorithm === CHECKED', 'algorithm !== CHECKED'),
  carry('carry-over: other without its text', 'carry.ts', 'text === undefined ? plain :', 'text !== null ? plain :'),
  carry('carry-over: typed text as markup', 'carry.ts', 'title: escapeHtml(text)', 'title: text'),
  carry(
    'carry-over: other asks again',
    'carry.ts',
    'const { other: _other, required: _required, ...plain } = option;',
    'const plain = option;',
  ),
  carry('carry-over: the same one twice', 'carry.ts', 'keys.add(optionKeyOf(option));', ''),
  carry('carry-over: own ones once more', 'carry.ts', 'new Set([...own].map(optionKeyOf))', 'new Set<number>()'),
  carry('carry-over: chains are not followed', 'carry.ts', 'if (from.offer !== null) open.push(...from.offer.carriedOptions);', ''),
  carry(
    'carry-over: only the first source',
    'carry.ts',
    '.flatMap((carry) => optionsCarriedBy',
    '.slice(0, 1).flatMap((carry) => optionsCarriedBy',
  ),
];

const RESULT_FAULTS = [
  result('result: unknown questions pass in silence', 'given.ts', 'errors: unknownErrors(given, positions)', 'errors: NO_ERRORS'),
  result('result: errors of the record are lost', 'pass.ts', 'this.errors.push(...given.errors);', ''),
  result('result: lists of what is not shown', 'evaluate.ts', "states[compiledNode.position] === 'shown' ?", 'states.length > 0 ?'),
  result('result: own options told as carried', 'evaluate.ts', '.filter(({ id }) => !everything.options.has(id))', ''),
  result('result: levels of a cascade are shuffled', 'display.ts', " || kind === 'cascade'", ''),
  result('piping: later answers', 'piped-texts.ts', ' || position >= owner.position', ''),
  result('piping: titles that are not shown', 'piped-texts.ts', "if (states[owner.position] !== 'shown') continue;", ''),
  result('trace: jumps do not see their own question', 'trace.ts', 'isJump ? node.end : node.position', 'node.position'),
  result('trace: show items blamed for what a hide item did', 'trace.ts', 'hiding.length > 0 ? hiding : show', 'show'),
  result('trace: the first jump blamed for the end', 'trace.ts', 'taken.slice(-1)', 'taken.slice(0, 1)'),
  result('trace: every jump blamed', 'trace.ts', 'from.end <= position && position < jump.to', 'from.end <= position'),
  result('trace: option logic of others blamed', 'trace.ts', 'model === 2 && nodeId ===', 'model === 2 && nodeId !=='),
  result('trace: carry-over that brings nothing holds', 'trace.ts', '.length > 0\n  );', '.length >= 0\n  );'),
];

const DRAW_FAULTS = [
  drawn('draw: one question more', 'drawn.ts', '.slice(container.draw)', '.slice((container.draw ?? 0) + 1)'),
  drawn('draw: the same for everybody', 'drawn.ts', 'seededHash(seed, DRAW,', 'seededHash(DRAW,'),
  drawn('draw: what has an answer was not asked', 'drawn.ts', 'asked(id) ? -1 :', 'asked(id) ? 5e9 :'),
  drawn('draw: later questions count for earlier responses', 'drawn.ts', ', ...added.map(({ id }) => id)', ''),
  drawn('draw: by the version that marks', 'drawn.ts', 'leftOutOf(drawnBy, response)', 'leftOutOf(definition, response)'),
  drawn(
    'draw: outside of exams',
    '../definition/draw.ts',
    'definition.settings?.exam ? Math.max(0, drawableIn(node).length - 1) : 0',
    'Math.max(0, drawableIn(node).length - 1)',
  ),
  drawn('draw: all of them', '../definition/draw.ts', 'drawableIn(node).length - 1', 'drawableIn(node).length'),
  drawn(
    'draw: it stays when nothing is left out',
    '../definition/draw.ts',
    ' || node.draw <= mostDrawn(node, definition)',
    ' || node.draw > 0',
  ),
  drawn('draw: from what is out of sight', '../definition/draw.ts', " && attributeOf(node) === 'normal'", ''),
];

export const ENGINE_FAULTS = [...VISIBILITY_FAULTS, ...OFFER_FAULTS, ...CARRY_FAULTS, ...RESULT_FAULTS, ...DRAW_FAULTS];
