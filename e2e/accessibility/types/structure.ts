import { type Asked, expect } from '../support/Asked.js';
import type { StructureType } from '../support/type-entry.js';

/** The title of a group is a heading above the questions in it. */
const group: StructureType = {
  isContainer: true,
  shown: async (asked) => {
    await expect(asked.page.getByRole('heading', { level: 2, name: asked.title, exact: true })).toBeVisible();
  },
};

/** It has no face: what it holds is asked. */
const container: StructureType = {
  isContainer: true,
  shown: async (asked) => {
    await expect(asked.page.getByText(asked.title, { exact: true })).toHaveCount(0);
  },
};

export const STRUCTURE = {
  page: {
    shown: async (asked: Asked) => {
      await expect(asked.page.getByText(asked.title, { exact: true })).toHaveCount(0);
      await expect(asked.page).toHaveTitle(/1.*2/);
    },
  },
  statement: {
    shown: async (asked: Asked) => {
      await expect(asked.root).toHaveText(asked.title);
      await expect(asked.root.locator(':is(a, button, input, select, textarea)')).toHaveCount(0);
    },
  },
  group,
  pageBlock: container,
  loop: container,
  block: container,
} satisfies Record<string, StructureType>;
