import { faultsIn } from '../faults-in.mjs';

const session = faultsIn('session', 'src/session');
const pages = faultsIn('engine', 'src/engine/page-plan');

export const SESSION_FAULTS = [
  pages(
    'pages: break settings for the page after',
    'page-plan.ts',
    'if (isPage(placed.node)) close(placed.node.setting);',
    'if (isPage(placed.node)) close({});',
  ),
  pages('pages: dwell without control', 'page-plan.ts', 'setting.control === true)', 'true)'),
  pages('pages: no split at blocks', 'page-plan.ts', 'blockOf(last) !== blockOf(placed)', 'false'),
  pages('pages: statements alone', 'page-plan.ts', "if (answerKindOf(node) === 'none') continue;", ''),
  pages('pages: last statements lost', 'page-plan.ts', 'first === undefined ? pages :', 'pages.length > 0 ? pages :'),
  pages('pages: empty ones stay', 'page-plan.ts', 'shown.length === 0 ? [] :', 'ids.length === 0 ? [] :'),
  pages('pages: breaks shuffle', 'display.ts', 'isPage(node) ? { ...node, locked: true } : node', 'node'),
  session('session: next without judging', 'move.ts', 'if (here.length > 0) return withRevealedErrors(session, here);', ''),
  session('session: errors elsewhere hold up', 'move.ts', 'faults.filter(({ nodeId }) => page?.nodeIds.includes(nodeId))', 'faults'),
  session('session: end with errors elsewhere', 'move.ts', 'if (faults.length > 0) return toFirstFault(visit, session, view);', ''),
  session('session: least stay ignored', 'move.ts', '(page !== null && remainingMinimum(session, page, at) > 0)', 'page === undefined'),
  session('session: back over is_prev', 'move.ts', ' || page?.isPrev === false', ''),
  session('session: go back over is_prev', 'move.ts', 'pages.slice(target + 1, index + 1)', 'pages.slice(target + 1, index)'),
  session('session: go anywhere', 'move.ts', 'if (!session.seen.includes(aim.id)) return false;', ''),
  session(
    'session: longest stay ignored',
    'move.ts',
    'remainingMaximum(session, page, at) === 0',
    'remainingMaximum(session, page, at) === -1',
  ),
  session('session: progress runs back', 'settle.ts', 'Math.max(session.progress, progressOf(visit, view))', 'progressOf(visit, view)'),
  session('session: complaints stay', 'settle.ts', 'session.revealed.filter((nodeId) => wrong.has(nodeId))', 'session.revealed'),
  session('session: lost page means the first', 'session-view.ts', '> lost);', '>= 0);'),
  session('session: lost page means nothing at the end', 'session-view.ts', 'next >= 0 ? next : pages.length - 1', 'next >= 0 ? next : 0'),
  session('session: clock runs back', 'session-view.ts', 'isHere ? Math.max(0, at - session.at) : 0', 'isHere ? at - session.at : 0'),
  session(
    'session: refusals stay',
    'reduce-session.ts',
    'refusals: session.refusals.filter((refusal) => refusal.nodeId !== nodeId)',
    'refusals: session.refusals',
  ),
  session('session: empty question scolded', 'reduce-session.ts', 'if (isEmptyAnswer(session.answers[nodeId])) return session;', ''),
  session(
    'session: time away counts',
    'reduce-session.ts',
    'return settle(visit, { ...session, at: action.at });',
    'return settle(visit, session);',
  ),
  session('session: answers after the end', 'reduce-session.ts', "if (session.stage === 'ended') return session;\n  const", 'const'),
  session('progress: page behind not counted', 'settle.ts', 'pages.slice(0, index)', 'pages.slice(0, Math.max(0, index - 1))'),
  session('progress: this page not counted', 'settle.ts', '(behind.length + answered.length)', 'behind.length'),
];
