import { describe, expect, it } from '@jest/globals';
import { canonicalText } from '../canonical-text.js';
import { parseDefinition } from './parse-definition.js';

type Kind = readonly [type: number, subType?: number];

interface Written {
  readonly setting?: object;
  readonly options?: readonly object[];
  readonly faults?: readonly object[];
}

/** The one node of a survey as it is written after reading, or the refusals. */
function written([type, subType]: Kind, setting: object, options: readonly object[]): Written {
  const node = { id: 1, code: 'Q1', type, subType, title: 'q', setting, options };
  const parsed = parseDefinition({ format: 1, title: 'x', nodes: [node] });
  return parsed.ok ? JSON.parse(canonicalText(parsed.value)).nodes[0] : { faults: parsed.faults };
}

const SIDES = { left_text: 'bad', center_text: 'fair', right_text: 'good' };
const a = { id: 2, code: '1', title: 'a' };
const b = { id: 3, code: '2', title: 'b' };
const CASCADE = [{ ...a, nodes: [b] }];

describe('the setting of a question', () => {
  it.each<[string, Kind, object, object[]]>([
    ['choice [S3.setting.column] [S3.setting.choice-fields]', [1], { column: 3 }, [a]],
    ['choice that shows its result [S3.setting.choice-fields]', [2], { show_result: true, min: 1, max: 2 }, [a, b]],
    [
      'open text [S3.setting.choice-fields] [S3.setting.word-limits]',
      [3],
      { format: 1, size: 6, suffix: 'kg', min_word: 2, max_word: 9, min: -5, max: 7 },
      [],
    ],
    [
      'page [S3.setting.page-fields] [S3.setting.range]',
      [0],
      { control: true, prev_text: 'Back', next_text: 'On', is_prev: false, min: 3, max: 60 },
      [],
    ],
    [
      'single matrix [S3.setting.is-flip] [S3.setting.is-fixed-header] [S3.setting.is-split] [S3.setting.numeric-fields]',
      [14, 1],
      { is_flip: true, is_fixed_header: true, is_split: true, is_one: true },
      [a],
    ],
    [
      'slider [S3.setting.numeric-fields] [S3.setting.slider-flags] [S3.setting.side-texts]',
      [13],
      { min: 10, max: 90, step: 5, value: 50, is_vertical: true, is_stops: true, is_tip: false, ...SIDES },
      [],
    ],
    ['rating [S3.setting.side-texts]', [4], { format: 5, min: 0, max: 10, ...SIDES }, []],
    ['evaluation [S3.setting.evaluate-fields]', [5], { template: 4, max: 2, format: 3, is_tag: false, is_comment: true }, [a, b]],
    ['picture with marks [S3.setting.image]', [40], { image: 'shelf.png', min: 1, max: 3 }, []],
    ['proportion [S3.setting.sum-limit]', [17], { sum: 100, is_limit: true, min: 5, max: 95, suffix: '%' }, [a]],
    ['city [S3.setting.level]', [11], { level: 2 }, []],
    ['cascade [S3.setting.level] [S3.setting.placeholders]', [10], { level: 2, placeholders: ['Land', 'City', 'Road'] }, CASCADE],
    ['upload [S3.setting.upload-size]', [36], { format: 2, size: 50, min: 1, max: 4 }, []],
    ['text out of sight', [3], { attribute: 'hide' }, []],
  ])('of a %s is read and written as it is', (_name, kind, setting, options) => {
    expect(written(kind, setting, options)).toMatchObject({ setting });
  });

  it.each<[string, Kind, object]>([
    ['column', [1], { column: '3' }],
    ['show_result', [1], { show_result: 1 }],
    ['suffix', [3], { suffix: 5 }],
    ['is_prev', [0], { is_prev: 'no' }],
    ['is_flip', [14, 1], { is_flip: 'rows' }],
    ['placeholders', [10], { placeholders: 'Land' }],
    ['max', [4], { max: '10' }],
  ])('has values of one kind only: %s', (key, kind, setting) => {
    expect(written(kind, setting, [])).toMatchObject({ faults: [{ field: `nodes[0].setting.${key}`, rule: 'type' }] });
  });
});

describe('the setting of an option', () => {
  it('is read and written as it is: an input [S3.option.setting-fields]', () => {
    const setting = { format: 1, min: -1, max: 9, size: 2, min_word: 1, max_word: 3 };
    expect(written([16, 1], {}, [{ ...a, setting }]).options).toEqual([{ ...a, setting }]);
  });

  it('is read and written as it is: a drop-down [S3.option.setting-options-90]', () => {
    const setting = { format: 90, options: ['Mr', 'Ms'] };
    expect(written([16, 1], {}, [{ ...a, setting }]).options).toEqual([{ ...a, setting }]);
    const single = written([16, 1], {}, [{ ...a, setting: { format: 90, options: 'Mr' } }]);
    expect(single.faults).toEqual([{ field: 'nodes[0].options[0].setting.options', rule: 'type' }]);
  });

  it('is read and written as it is: a level of an evaluation [S3.option.setting-fields]', () => {
    const levels = [
      { ...a, setting: { level: 1, tags: ['slow', 'dear'] } },
      { ...b, setting: { level: 2, tags: ['fast'] } },
    ];
    expect(written([5], { max: 2 }, levels).options).toEqual(levels);
  });

  it('may say that it is not exclusive, which goes without saying, and no more [S3.option.setting-fields]', () => {
    expect(written([16, 1], {}, [{ ...a, setting: { exclusive: false } }]).options).toEqual([a]);
    expect(written([16, 1], {}, [{ ...a, setting: { exclusive: true } }]).faults).toHaveLength(1);
  });
});
