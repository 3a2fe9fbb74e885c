import type { CascadeAnswer, CityAnswer, DateAnswer, FilesAnswer, PointsAnswer, PositionAnswer } from '../answer/answer.js';
import { cityLevelOf } from '../answer/bounds.js';
import { LIMITS } from '../limit/limits.js';
import { NOT_SHOWN } from './column.js';
import {
  type AskedQuestion,
  choiceValues,
  type ColumnSpec,
  type Layout,
  ofOption,
  type Place,
  specAt,
  stateOf,
  valueLayout,
} from './column-spec.js';

const TIME = 2;

/** A date, or a time of day. */
export function dateLayout({ node }: AskedQuestion, place: Place): Layout<DateAnswer> {
  const kind = node.subType === TIME ? 'time' : 'date';
  return valueLayout(place, specAt(place, kind, 'scale', { key: kind }), ({ date }) => date);
}

/** A cascade: the option of each level that any of its options stands on. */
export function cascadeLayout({ options }: AskedQuestion, place: Place): Layout<CascadeAnswer> {
  const levels = Math.max(1, ...options.map(({ level = 1 }) => level));
  const specs = Array.from({ length: levels }, (_, index) => {
    const values = choiceValues(options.filter(({ level = 1 }) => level === index + 1));
    return specAt(place, 'code', 'nominal', { key: `l${index + 1}`, suffix: [`L${index + 1}`], part: 'level', index: index + 1, values });
  });
  return {
    specs,
    state: `${place.key}_l1`,
    writer: (positionOf) => {
      const positions = specs.map(({ key }) => positionOf(key));
      return (cells, { path }) => {
        for (const [index, position] of positions.entries()) {
          const option = path[index];
          if (option !== undefined) cells[position] = option;
        }
      };
    },
  };
}

const CITY_PARTS = [
  { key: 'province', suffix: ['PROVINCE'], part: 'province' },
  { key: 'city', suffix: ['CITY'], part: 'city' },
  { key: 'district', suffix: ['DISTRICT'], part: 'district' },
] as const;

/** A city: the codes of its divisions as far as they are asked, the smallest of them once more, the address. */
export function cityLayout({ node }: AskedQuestion, place: Place): Layout<CityAnswer> {
  const level = cityLevelOf(node);
  const divisions = CITY_PARTS.slice(0, level).map((facts) => specAt(place, 'text', 'nominal', facts));
  const address = specAt(place, 'text', 'nominal', { key: 'address', suffix: ['ADDRESS'], part: 'address' });
  const smallest = specAt(place, 'text', 'nominal', { key: 'division', suffix: ['CODE'], part: 'division' });
  const hasAddress = level > CITY_PARTS.length;
  const state = stateOf(place);
  return {
    specs: [...divisions, ...(hasAddress ? [address] : []), smallest, state],
    state: state.key,
    writer: (positionOf) => {
      const positions = divisions.map(({ key }) => positionOf(key));
      const [smallestAt, stateAt] = [positionOf(smallest.key), positionOf(state.key)];
      const addressAt = hasAddress ? positionOf(address.key) : null;
      return (cells, { codes, detail }) => {
        for (const [index, position] of positions.entries()) cells[position] = codes[index] ?? null;
        cells[smallestAt] = codes.at(-1) ?? null;
        if (addressAt !== null) cells[addressAt] = detail ?? null;
        cells[stateAt] = 1;
      };
    },
  };
}

const SIGNATURE = 41;

/** Files that have a column each; of an upload without a limit no more than one with a limit can ask for. */
function fileColumns({ type, setting }: AskedQuestion['node']): number {
  if (type === SIGNATURE) return 1;
  const most = setting?.max ?? 0;
  return most > 0 ? most : LIMITS.uploadFiles;
}

/** Uploads, signatures and drawings: how many files, and the files. */
export function filesLayout({ node }: AskedQuestion, place: Place): Layout<FilesAnswer> {
  const count = specAt(place, 'integer', 'scale', { key: 'count', suffix: ['COUNT'], part: 'count' });
  const files = Array.from({ length: fileColumns(node) }, (_, index): ColumnSpec => {
    const number = index + 1;
    return specAt(place, 'text', 'nominal', { key: `f${number}`, suffix: ['FILE', String(number)], part: 'file', index: number });
  });
  return {
    specs: [count, ...files],
    state: count.key,
    writer: (positionOf) => {
      const countAt = positionOf(count.key);
      const positions = files.map(({ key }) => positionOf(key));
      return (cells, answer) => {
        cells[countAt] = answer.files.length;
        for (const [index, position] of positions.entries()) cells[position] = answer.files[index] ?? null;
      };
    },
  };
}

/** A place on the map. */
export function positionLayout(_question: AskedQuestion, place: Place): Layout<PositionAnswer> {
  const lng = specAt(place, 'number', 'scale', { key: 'lng', suffix: ['LNG'], part: 'longitude' });
  const lat = specAt(place, 'number', 'scale', { key: 'lat', suffix: ['LAT'], part: 'latitude' });
  const address = specAt(place, 'text', 'nominal', { key: 'address', suffix: ['ADDRESS'], part: 'address' });
  const state = stateOf(place);
  return {
    specs: [lng, lat, address, state],
    state: state.key,
    writer: (positionOf) => {
      const [lngAt, latAt] = [positionOf(lng.key), positionOf(lat.key)];
      const [addressAt, stateAt] = [positionOf(address.key), positionOf(state.key)];
      return (cells, answer) => {
        cells[lngAt] = answer.lng;
        cells[latAt] = answer.lat;
        cells[addressAt] = answer.address ?? null;
        cells[stateAt] = 1;
      };
    },
  };
}

/** Marks on a picture: how many, and how many for each option that a mark can stand for. */
export function pointsLayout({ options }: AskedQuestion, place: Place): Layout<PointsAnswer> {
  const count = specAt(place, 'integer', 'scale', { key: 'count', suffix: ['COUNT'], part: 'count' });
  const specs = options.map((option) => specAt(place, 'integer', 'scale', ofOption(option, 'count', 'count')));
  return {
    specs: [count, ...specs],
    state: count.key,
    writer: (positionOf) => {
      const countAt = positionOf(count.key);
      const byId = new Map(options.map(({ id }, index) => [id, positionOf(specs[index]?.key ?? '')]));
      return (cells, { points }, offered) => {
        cells[countAt] = points.length;
        for (const [id, position] of byId) cells[position] = offered === null || offered.options.has(id) ? 0 : NOT_SHOWN;
        for (const { option } of points) {
          const position = option === undefined ? undefined : byId.get(option);
          if (position !== undefined) cells[position] = Number(cells[position]) + 1;
        }
      };
    },
  };
}
