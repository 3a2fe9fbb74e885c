import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, getNamedType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The types of figures, each with the fields that the report asks for. */
function askedFields(): ReadonlyMap<string, ReadonlySet<string>> {
  const schema = buildSchema(textOf('../../../../../schema/schema.graphql'));
  const asked = new Map<string, Set<string>>();
  const types = new TypeInfo(schema);
  visit(
    parse(textOf('./report.graphql')),
    visitWithTypeInfo(types, {
      Field({ name }) {
        const parent = types.getParentType();
        if (parent) asked.set(parent.name, (asked.get(parent.name) ?? new Set()).add(name.value));
      },
    }),
  );
  return asked;
}

/** Fields that the report omits on purpose: titles identify the parts. */
const NOT_SHOWN = new Set(['OptionCount.exclusive', 'FieldReport.code', 'RowReport.code']);

const figureTypes = [
  'OverallReport',
  'QuestionReport',
  'OptionCount',
  'ValueCount',
  'NumberReport',
  'FieldReport',
  'RowReport',
  'DateReport',
  'AreaCount',
  'FilesReport',
  'GivenPosition',
  'PointsReport',
  'PointCell',
  'CollectionReport',
  'DeviceCount',
  'RegionCount',
  'DayCount',
  'DurationReport',
  'DurationBin',
  'SourceCount',
  'StatusCount',
  'DropOffReport',
  'PageDropOff',
];

describe('the report', () => {
  const schema = buildSchema(textOf('../../../../../schema/schema.graphql'));
  const asked = askedFields();

  it.each(figureTypes)('asks for every figure of %s', (name) => {
    const type = schema.getType(name);
    const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
    const shown = fields.filter((field) => !NOT_SHOWN.has(`${name}.${field}`));
    expect(shown.filter((field) => !asked.get(name)?.has(field))).toEqual([]);
    expect(shown).not.toEqual([]);
  });

  it('asks for no figure of another type', () => {
    const reached = figureTypes.flatMap((name) => {
      const type = schema.getType(name);
      const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
      return fields.map((field) => getNamedType(field.type)).filter(isObjectType);
    });
    expect([...new Set(reached.map(({ name }) => name))].filter((name) => !figureTypes.includes(name))).toEqual(['ResponseFile']);
  });
});
