import type FastCheck from 'fast-check';
import { nextNodeCode } from '../code/node-code.js';
import { nextOptionCode } from '../code/option-code.js';
import type { QuestionType, SurveyDefinition, SurveyNode, SurveyOption } from '../definition/definition.js';
import { shapeNode, shapeOption, shapeSurvey } from '../definition/shape.js';
import { arbitraryCode, arbitraryText } from './arbitrary-text.js';
import { arbitrarySetting } from './arbitrary-setting.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;
type Loose<T> = Omit<T, 'id'> & { readonly gap: number };
type LooseNode = Loose<Omit<SurveyNode, 'options'>> & { readonly options: readonly Loose<SurveyOption>[] };

const looseOption = (fc: typeof FastCheck): Arbitrary<Loose<SurveyOption>> =>
  fc.record({
    gap: fc.integer({ min: 1, max: 3 }),
    code: fc.oneof(fc.integer({ min: 1, max: 12 }).map(String), arbitraryCode(fc)),
    title: arbitraryText(fc, 1),
    other: fc.boolean(),
    exclusive: fc.integer({ min: 0, max: 5 }).map((chance) => chance === 0),
    required: fc.boolean(),
  });

const looseNodeOf = (fc: typeof FastCheck, type: QuestionType): Arbitrary<LooseNode> =>
  fc.record({
    gap: fc.integer({ min: 1, max: 3 }),
    type: fc.constant(type),
    code: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 14 }).map((n) => `Q${n}`) },
      { weight: 1, arbitrary: arbitraryCode(fc) },
    ),
    title: arbitraryText(fc, 1),
    required: fc.boolean(),
    setting: arbitrarySetting(fc, type),
    options: type === 3 ? fc.constant([]) : fc.array(looseOption(fc), { maxLength: 6 }),
  });

const looseNode = (fc: typeof FastCheck): Arbitrary<LooseNode> => fc.oneof(looseNodeOf(fc, 1), looseNodeOf(fc, 2), looseNodeOf(fc, 3));

/** Hands out unique ids and codes, and leaves one exclusive option per question. */
const tighten = (loose: readonly LooseNode[], spareIds: number): Pick<SurveyDefinition, 'nodes' | 'lastId'> => {
  let lastId = 0;
  const nextId = (gap: number): number => {
    lastId += gap;
    return lastId;
  };
  const nodeCodes = new Set<string>();
  const nodes = loose.map(({ gap, options, ...node }) => {
    const code = nodeCodes.has(node.code) ? nextNodeCode(nodeCodes) : node.code;
    nodeCodes.add(code);
    const codes = new Set<string>();
    const tight = options.map(({ gap: step, ...option }, place) => {
      const own = codes.has(option.code) ? nextOptionCode(codes) : option.code;
      codes.add(own);
      const exclusive = option.exclusive === true && options.findIndex((other) => other.exclusive === true) === place;
      return shapeOption({ ...option, id: nextId(step), code: own, exclusive });
    });
    return shapeNode({ ...node, id: nextId(gap), code, options: tight });
  });
  return { nodes, lastId: lastId + spareIds };
};

/** A random valid definition in canonical shape: codes out of order, gaps between ids, awkward texts. Give it fast-check's `fc`. */
export const arbitraryDefinition = (fc: typeof FastCheck): Arbitrary<SurveyDefinition> =>
  fc
    .record({
      title: arbitraryText(fc, 1),
      welcome: arbitraryText(fc, 0),
      language: fc.constantFrom<'zh-CN' | 'en'>('zh-CN', 'en'),
      perPage: fc.boolean(),
      loose: fc.array(looseNode(fc), { maxLength: 8 }),
      spareIds: fc.integer({ min: 0, max: 4 }),
    })
    .map(({ loose, spareIds, ...fields }) => shapeSurvey({ format: 1, ...fields, ...tighten(loose, spareIds) }));
