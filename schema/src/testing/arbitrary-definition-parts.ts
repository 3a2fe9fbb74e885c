import type FastCheck from 'fast-check';
import type { QuestionRow } from '../catalogue/entry/question-row.js';
import type { NodeSetting, OptionSetting, Sequence } from '../definition/definition.js';
import { arbitraryOptionSetting, arbitrarySetting } from './arbitrary-setting.js';
import { arbitraryCode, arbitraryText } from './arbitrary-text.js';
import { arbitraryTitle } from './arbitrary-title.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

/** A part before it has an id: ids grow by `gap`. Codes may clash. */
interface LoosePart {
  readonly gap: number;
  readonly code: string;
  readonly title: string;
  /** Bits that decide which flags are set; each bit once. */
  readonly flags: number;
}

/** An option before it is known where it stands. */
export interface LooseOption extends LoosePart {
  /** 0 top level, 1 or 2 inside the last option of the level above, where the entry nests options. */
  readonly depth: number;
  readonly image: string;
  readonly rightTitle: string;
  readonly prefix: string;
  readonly type: number;
  readonly setting: OptionSetting;
}

/** A node before its parts have ids and places. */
export interface LooseNode extends LoosePart {
  readonly row: QuestionRow;
  readonly sequence: Sequence;
  readonly childSequence: Sequence;
  readonly setting: NodeSetting;
  readonly options: readonly LooseOption[];
  readonly rows: readonly LooseOption[];
}

const partOf = (fc: typeof FastCheck, highest: number, prefix: string) => ({
  gap: fc.integer({ min: 1, max: 3 }),
  code: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: highest }).map((n) => `${prefix}${n}`) },
    { weight: 1, arbitrary: arbitraryCode(fc) },
  ),
  title: arbitraryTitle(fc, 1),
  flags: fc.nat({ max: 255 }),
});

const looseOption = (fc: typeof FastCheck, row: QuestionRow): Arbitrary<LooseOption> =>
  fc.record({
    ...partOf(fc, 12, ''),
    depth: fc.nat({ max: 2 }),
    image: fc.constantFrom('', '', 'a.png'),
    rightTitle: fc.oneof(fc.constant(''), arbitraryText(fc, 0)),
    prefix: fc.constantFrom('', '', 'No. <'),
    type: fc.constantFrom(0, 0, 1, 2, 3, 4, 5, 6, 90),
    setting: arbitraryOptionSetting(fc, row),
  });

/** A node of an entry with whatever its parts may be, before they are made to fit. Give it fast-check's `fc`. */
export function looseNode(fc: typeof FastCheck, row: QuestionRow): Arbitrary<LooseNode> {
  const option = looseOption(fc, row);
  return fc.record({
    ...partOf(fc, 14, 'Q'),
    row: fc.constant(row),
    sequence: fc.constantFrom<Sequence>(0, 0, 1, 2, 3),
    childSequence: fc.constantFrom<Sequence>(0, 0, 1, 2, 3),
    setting: arbitrarySetting(fc, row),
    options: row.hasOptions ? fc.array(option, { minLength: row.answer === 'evaluate' ? 1 : 0, maxLength: 5 }) : fc.constant([]),
    rows: row.hasRows ? fc.array(option, { maxLength: 3 }) : fc.constant([]),
  });
}
