/** @store sqlite: looks at the shapes of routes, not at rows. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { startTestApp, type TestApp } from './testing/test-app.js';

interface Shape {
  readonly format?: string;
  /** As it was read: only compared. */
  readonly readOnly?: boolean;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly $defs?: Readonly<Record<string, Shape>>;
}

/** Keys of moments with their formats, at any depth. */
function momentsIn(shape: Shape, at = ''): string[] {
  const inside = Object.entries({ ...shape.properties, ...shape.$defs }).flatMap(([key, value]) => {
    if (value.readOnly) return [];
    const path = `${at}.${key}`;
    return key.endsWith('At')
      ? [`${path} ${[value, ...(value.anyOf ?? [])].map(({ format }) => format ?? '').join('')}`]
      : momentsIn(value, path);
  });
  return [...inside, ...[shape.items, ...(shape.anyOf ?? [])].flatMap((each) => (each ? momentsIn(each, `${at}[]`) : []))];
}

const shapeOf = (shape: z.ZodType): Shape => z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Shape; // The part of JSON Schema that is looked at.

describe('moments on /v1', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('are RFC 3339 with a zone, taken and answered, wherever a key ends in At', () => {
    const moments = app.features.routes.flatMap(({ path, body, data }) =>
      [body, data].flatMap((shape) => (shape ? momentsIn(shapeOf(shape)).map((moment) => `${path} ${moment}`) : [])),
    );

    expect(moments.length).toBeGreaterThan(10);
    expect(moments.filter((moment) => !moment.endsWith(' date-time'))).toEqual([]);
  });
});
