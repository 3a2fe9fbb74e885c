import {
  choicesOf,
  isExclusive,
  isUntouchedTitle,
  LIMITS,
  mostOptions,
  type Operation,
  questionRow,
  type SurveyNode,
  type SurveyOption,
  walkOptions,
} from '@wence/schema';

/** A picture that is stored, and the name of the file it came from. */
export interface StoredPicture {
  readonly name: string;
  readonly fileName: string;
}

/** Returns whether the options of a question are drawn as tiles with a picture each. */
export function hasTiles(node: SurveyNode): boolean {
  const { key } = questionRow(node);
  return key === 'imageSingle' || key === 'imageMultiple';
}

/** The options that can have a picture, from the given one on: it takes one even if it has one, the others only if they are empty. */
function tilesFrom(node: SurveyNode, startId: number | null): readonly SurveyOption[] {
  const tiles = choicesOf(node.options).filter((option) => !isExclusive(option));
  const start = tiles.find(({ id }) => id === startId);
  const at = start ? tiles.indexOf(start) : 0;
  const empty = [...tiles.slice(at), ...tiles.slice(0, at)].filter((option) => option !== start && !option.image);
  return start ? [start, ...empty] : empty;
}

/** The number of pictures that a question has room for, in empty tiles and in new options. */
export function roomFor(node: SurveyNode, startId: number | null): number {
  return tilesFrom(node, startId).length + mostOptions(node) - [...walkOptions(node.options)].length;
}

/** The title that a file gives to an option: its name without the ending. */
const titleFrom = (fileName: string): string =>
  Array.from(fileName.replace(/\.[^.]+$/, '').trim())
    .slice(0, LIMITS.optionTitle)
    .join('');

/** Puts pictures into the empty tiles of a question, in order, and adds options for the rest. Options that nobody has named are called like their file. */
export function fillTiles(node: SurveyNode, startId: number | null, pictures: readonly StoredPicture[]): Operation[] {
  const tiles = tilesFrom(node, startId);
  return pictures.slice(0, roomFor(node, startId)).map(({ name, fileName }, index): Operation => {
    const tile = tiles[index];
    const title = titleFrom(fileName);
    const named = title === '' ? {} : { title };
    if (!tile) return { op: 'addOption', nodeId: node.id, option: { ...named, image: name } };
    const set = isUntouchedTitle(tile.title) ? { ...named, image: name } : { image: name };
    return { op: 'updateOption', nodeId: node.id, optionId: tile.id, set };
  });
}
