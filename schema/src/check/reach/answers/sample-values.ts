import { boundsOf, cityLevelOf, weightsOf } from '../../../answer/bounds.js';
import { levelTagsOf } from '../../../answer/read-scale.js';
import { formatOf } from '../../../definition/defaults.js';
import { rowsWith } from './sample-choices.js';
import { sampleText } from './sample-text.js';
import { type SampledQuestion, MOST_VALUES, plainSample, type Sampler } from './sample.js';

const MOST_MARKS = 400;

function marksOf({ node }: SampledQuestion): readonly number[] | null {
  const { min, max } = boundsOf(node);
  const step = node.setting?.step ?? 1;
  const count = Math.floor((max - min) / step) + 1;
  return count > 0 && count <= MOST_MARKS ? Array.from({ length: count }, (_, place) => min + place * step) : null;
}

/** Every mark of a scale. */
export const sampleNumber: Sampler = (asked) => {
  const marks = marksOf(asked);
  return { values: (marks ?? [boundsOf(asked.node).min]).map((number) => ({ number })), isExact: marks !== null };
};

/** Every level, with none of its tags, with the first, the first two and so on: only their number counts. */
export const sampleEvaluate: Sampler = (asked) => {
  const marks = marksOf(asked) ?? [];
  const values = marks.flatMap((level) => {
    const tags = levelTagsOf(asked.node, level);
    return ['', ...tags].map((_, count) => ({ level, tags: tags.slice(0, count) }));
  });
  return { values, isExact: marks.length > 0 && values.length <= MOST_VALUES };
};

export const sampleRatedMatrix: Sampler = (asked) => {
  const { values: cells, isExact: isWhole } = sampleNumber(asked);
  const { values, isExact } = rowsWith(asked, cells);
  return { values, isExact: isExact && isWhole };
};

const textsOf = ({ offered }: SampledQuestion): Record<string, string> =>
  Object.fromEntries([...offered.options.values()].map((option) => [option.id, sampleText(option.setting ?? {}, option.type ?? 0)]));

export const sampleFields = plainSample((asked) => [{ fields: textsOf(asked) }]);

export const sampleFilledMatrix = plainSample((asked) => {
  const cell = asked.node.options === undefined ? { text: 'x' } : { fields: textsOf(asked) };
  return [{ rows: Object.fromEntries([...asked.offered.rows.keys()].map((id) => [id, cell])) }];
});

export const sampleTable = plainSample((asked) => {
  const rows = Math.max(1, asked.offered.rows.size, boundsOf(asked.node).min);
  return [{ rows: Array.from({ length: rows }, () => textsOf(asked)) }];
});

/** Each item takes as much as it may of what is left when the others have their least. */
export const sampleProportion = plainSample(({ node, offered }) => {
  const { min, max } = weightsOf(node);
  let rest = (node.setting?.sum ?? 0) - min * offered.options.size;
  const entries = [...offered.options.keys()].map((id) => {
    const more = Math.max(0, Math.min(rest, max - min));
    rest -= more;
    return [id, min + more];
  });
  return [{ fields: Object.fromEntries(entries) }];
});

const CODES = ['110000', '110100', '110101'];

export const sampleCity = plainSample(({ node }) => {
  const level = cityLevelOf(node);
  return [{ codes: CODES.slice(0, level), ...(level > CODES.length && { detail: 'x' }) }];
});

export const samplePosition = plainSample(() => [
  { lng: 0, lat: 0 },
  { lng: 0, lat: 0, address: 'x' },
]);

export const samplePoints = plainSample(({ node, offered }) => {
  const [option] = offered.options.keys();
  const mark = { x: 0.5, y: 0.5, ...(option !== undefined && { option }) };
  return [{ points: Array.from({ length: Math.max(1, node.setting?.min ?? 1) }, () => mark) }];
});

const FIRST_DATES = ['2026-01-01', '2026-01', '2026', '2026-01-01T12:00', '2026-01-01T12:00:00', '12:00', '12:00:00'];
const ONE_OF_EACH: readonly (readonly ['Date' | 'Month' | 'FullYear' | 'Minutes' | 'Seconds', number])[] = [
  ['Date', 10],
  ['Month', 7],
  ['FullYear', 4],
  ['Minutes', 16],
  ['Seconds', 19],
];
const TIME = 2;
const MIDNIGHT = '2000-01-01T00:00:00';

/** A date or time and its neighbours, as exact as the question asks; nothing for a text of another form. */
function neighbours(text: string, { node }: SampledQuestion): string[] | null {
  const isTime = node.subType === TIME;
  const [unit, length] = ONE_OF_EACH[isTime ? formatOf(node) + 3 : formatOf(node)] ?? ['Date', 10];
  const head = isTime ? MIDNIGHT.slice(0, 11) : '';
  const whole = `${head}${text}`;
  const start = new Date(`${whole}${MIDNIGHT.slice(whole.length)}Z`);
  if (whole.length !== length || Number.isNaN(start.getTime())) return null;
  return [-1, 0, 1].map((by) => {
    const moved = new Date(start);
    moved[`setUTC${unit}`](start[`getUTC${unit}`]() + by);
    return moved.toISOString().slice(head.length, length);
  });
}

/** The dates that are compared with, and those beside them. */
export const sampleDate: Sampler = (asked) => {
  const expected = asked.reads.flatMap(({ condition }) => (condition.result ?? []).map((value) => String(value).trim()));
  const dates = expected.map((text) => neighbours(text, asked));
  const values = [...FIRST_DATES, ...dates.flatMap((some) => some ?? [])].map((date) => ({ date }));
  return { values, isExact: dates.every((some) => some !== null) && asked.reads.every(({ condition }) => condition.algorithm > 5) };
};
