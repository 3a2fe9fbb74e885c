import { THEME, themeWithDefaults } from '@wence/schema';
import { z } from 'zod';
import { moment } from '../../platform/http/envelope.js';
import type { OwnTheme } from './own-theme.entity.js';
import { styleOf } from './theme.service.js';

const FIELDS = Object.entries(THEME);

function plainShape(type: unknown): z.ZodType {
  if (type === 'boolean') return z.boolean();
  return type === 'string' ? z.string() : z.int();
}

/** Values of a theme as they are read: each key of the table, null where absence has a meaning of its own. */
export const v1ThemeStyle = z
  .object(
    Object.fromEntries(
      FIELDS.map(([key, { schema, default: byDefault, description }]) => {
        const shape = plainShape(schema.type);
        return [key, (byDefault === undefined ? shape.nullable() : shape).describe(description)];
      }),
    ),
  )
  .meta({ id: 'ThemeStyle' });

/** The same as they are written: absent stays, null leads back to the default. What a value may be is for the model to say. */
export const v1ThemeChange = z
  .strictObject(
    Object.fromEntries(
      FIELDS.map(([key, { schema, description }]) => [key, plainShape(schema.type).nullable().optional().describe(description)]),
    ),
  )
  .meta({ id: 'ThemeChange', description: 'Keys to change: absent ones stay, null leads back to the default' });

export const v1OwnTheme = z
  .object({
    id: z.string().describe('Id of the theme'),
    name: z.string().describe("Unique among the author's, whatever its letter case"),
    themeStyle: v1ThemeStyle,
    createdAt: moment.describe('When it was saved.'),
  })
  .meta({ id: 'OwnTheme' });

/** A row as `/v1` shows it. */
export function toV1OwnTheme(theme: OwnTheme): z.input<typeof v1OwnTheme> {
  const { id, name, createdAt } = theme;
  return { id, name, themeStyle: { ...themeWithDefaults(styleOf(theme)) }, createdAt: createdAt.toISOString() };
}
