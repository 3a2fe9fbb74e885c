import type { ObjectKind } from '../platform/access/access.js';
import type { Operation } from '../platform/access/operation.js';
import type { Answer } from './answer.js';
import { exampleOf } from './examples.js';
import { isKind, nameOf, type Names, withoutNames } from './names.js';
import { hasListBefore, put, type Where } from './placing.js';
import { sampleOf } from './sample.js';
import type { World } from './world.js';

/** A place of an operation where something is named. */
export interface Target {
  readonly operation: Operation;
  readonly at: string;
  readonly kind: ObjectKind;
}

/** Kinds of which any value is good: what is somebody else's there is as good as what nobody ever made, or as null as that. */
const HARMLESS = new Set<ObjectKind>(['edit', 'submission', 'version', 'object']);
/** Kinds that only say where to go on in a list of one's own. */
const POSITIONS = new Set<ObjectKind>(['surveyCursor', 'responseCursor', 'imageCursor', 'libraryCursor', 'templateCursor']);

export function targetsOf(operations: readonly Operation[]): Target[] {
  return operations.flatMap((operation) =>
    (operation.access?.places ?? []).flatMap(({ at, names }) => (isKind(names) ? [{ operation, at, kind: names }] : [])),
  );
}

/**
 * Calls an operation as the attacker, all on a survey of the attacker's own but for one place: there stands what is the victim's, in every
 * state it can be in, and then what never existed. Says what was different, what leaked, what was changed; nothing, if all is well.
 */
export async function leaksAt(world: World, { operation, at, kind }: Target): Promise<string[]> {
  const example = exampleOf(operation.name);
  const leaks: string[] = [];
  const attack = async (foreign: Names, where: Where) => {
    const own = await world.ownSurvey(example.state);
    const input = put(sampleOf(operation, own, example, at), at, nameOf(kind, foreign, operation), where);
    const answer = await world.caller.call({ operation, input, token: world.attacker.token });
    return { answer, plain: withoutNames(answer.bytes, foreign, own), nothingWritten: await world.ownIsUntouched() };
  };
  const sample = sampleOf(operation, await world.ownSurvey(example.state), example, at);
  for (const where of hasListBefore(sample, at) ? (['first', 'last'] as const) : (['first'] as const)) {
    const missing = await attack(world.missing, where);
    for (const foreign of foreignOf(world, kind, operation)) {
      const found = await attack(foreign, where);
      if (!POSITIONS.has(kind) && found.plain !== missing.plain) leaks.push(`not as absent: ${found.plain} / ${missing.plain}`);
      if (found.nothingWritten !== missing.nothingWritten) leaks.push(`not as idle: ${found.answer.bytes}`);
      leaks.push(...world.shownOfVictim(found.answer.bytes));
    }
    if (HARMLESS.has(kind) || POSITIONS.has(kind) || example.passedOver?.[at]) continue;
    if (!missing.nothingWritten) leaks.push(`written although something was unknown: ${missing.answer.bytes}`);
    // A list of fixed length may be refused for its length.
    if (where === 'first' && !isToldAsUnknown(missing.answer, at)) leaks.push(`not told as unknown: ${missing.answer.bytes}`);
  }
  return [...leaks, ...(await world.signsOfVictim({ bytes: '' }))];
}

/** A0404; or, where a whole form is judged, A0400 that names this very place as not allowed. */
function isToldAsUnknown({ code, faults }: Answer, at: string): boolean {
  const fault = `${at.replace(/^(input|body)\./, '')}: notAllowed`;
  return code === 'A0404' || (code === 'A0400' && faults.some((each) => each.replaceAll(/\[\d+\]/g, '[]') === fault));
}

/**
 * The victim's, in every state; and one's own in the recycle bin, which is there for those only that look into the bin. Local ids are the
 * same in all of the victim's surveys.
 */
function foreignOf(
  { surveys: { draft, running, stopped, recycled }, binned }: World,
  kind: ObjectKind,
  { door, name }: Operation,
): Names[] {
  if (kind !== 'survey') return door === '/v1' ? [draft, running] : [running];
  return [draft, running, stopped, recycled, ...(exampleOf(name).state === 'recycled' ? [] : [binned])];
}
