import type { Locator } from '@playwright/test';
import { type Asked, expect } from '../support/Asked.js';
import { PICTURE } from '../support/picture.js';
import type { AnsweredType } from '../support/type-entry.js';

const list = (asked: Asked, level: number): Locator => asked.part('combobox').nth(level);

/** One list per level; a deeper one is closed until the one above it is chosen from. */
const levels = (count: number): Pick<AnsweredType, 'empty' | 'faulty' | 'wrong'> => ({
  empty: async (asked) => {
    await expect(asked.group()).toBeVisible();
    await expect(asked.part('combobox')).toHaveCount(count);
    await expect(list(asked, 0)).toHaveAttribute('aria-required', 'true');
    await expect(list(asked, 0)).toHaveAccessibleName(/.+/);
    for (let level = 1; level < count; level += 1) await expect(list(asked, level)).toBeDisabled();
  },
  faulty: (asked) => list(asked, 0),
  wrong: async (asked) => {
    await asked.tabTo(list(asked, 0));
    await asked.press('ArrowDown');
    return asked.root.locator('[aria-invalid]').first();
  },
});

const cascade: AnsweredType = {
  ...levels(3),
  answer: async (asked) => {
    for (const level of [0, 1, 2]) {
      await asked.tabTo(list(asked, level));
      await asked.press('ArrowDown');
    }
  },
  filled: async (asked) => {
    for (const level of [0, 1, 2]) await expect(list(asked, level)).not.toHaveValue('');
  },
  stored: ({ node }) => {
    const path: number[] = [];
    for (let [at] = node.options ?? []; at; [at] = at.nodes ?? []) path.push(at.id);
    return { path };
  },
};

const city: AnsweredType = {
  ...levels(3),
  answer: async (asked) => {
    await asked.tabTo(list(asked, 0));
    if ((await list(asked, 0).inputValue()) === '') await asked.press('ArrowDown');
    await expect(list(asked, 2)).toBeEnabled();
    await asked.tabTo(list(asked, 2));
    await asked.press('ArrowDown');
    await asked.typeInto(asked.part('textbox'), '5 Main St');
  },
  filled: async (asked) => {
    await expect(list(asked, 2)).toHaveValue('110101');
  },
  stored: () => ({ codes: ['110000', '110100', '110101'], detail: '5 Main St' }),
};

/** The device tells nothing here: the coordinates are typed. */
const position: AnsweredType = {
  empty: async (asked) => {
    await expect(asked.group()).toHaveAccessibleDescription(/.+/);
    await expect(asked.part('button').first()).toHaveAccessibleName(/.+/);
    await expect(asked.part('textbox')).toHaveCount(0);
  },
  faulty: (asked) => asked.part('button').first(),
  wrong: async (asked) => {
    await asked.tabTo(asked.root.locator('summary'));
    await asked.press('Enter');
    await asked.typeInto(asked.part('textbox').nth(0), '91');
    return asked.part('textbox').nth(0);
  },
  answer: async (asked) => {
    for (const [place, text] of ['39.9042', '116.4074', 'Tiananmen'].entries())
      await asked.typeInto(asked.part('textbox').nth(place), text);
  },
  filled: async (asked) => {
    await expect(asked.root).toContainText(/39\.9042/);
    for (const box of await asked.part('textbox').all()) await expect(box).toHaveAccessibleName(/.+/);
  },
  stored: () => ({ lng: 116.4074, lat: 39.9042, address: 'Tiananmen' }),
};

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const choose = (asked: Asked): Locator => asked.root.locator('button[aria-describedby]');
const STORED = { files: [expect.stringMatching(/^\w{24}$/)] };

/** The dialog that a key opens is the device's own; what is chosen there is handed over by the test. */
async function chooseFile(asked: Asked, name: string): Promise<void> {
  await asked.tabTo(choose(asked));
  const dialog = asked.page.waitForEvent('filechooser');
  await asked.press('Enter');
  await (await dialog).setFiles({ name, mimeType: 'image/png', buffer: PNG });
}

const upload: AnsweredType = {
  node: () => ({ setting: { format: 1, max: 2 } }),
  empty: async (asked) => {
    await expect(asked.group()).toHaveAccessibleDescription(/2/);
    await expect(choose(asked), 'a button by itself says nothing about its question').toHaveAccessibleDescription(new RegExp(asked.title));
  },
  faulty: choose,
  wrong: async (asked) => {
    await chooseFile(asked, 'notes.txt');
    await expect(asked.part('listitem')).toContainText('notes.txt');
    return choose(asked);
  },
  answer: async (asked) => {
    await chooseFile(asked, 'front.png');
    await expect(asked.root.locator('li[data-state="stored"]')).toHaveCount(1);
  },
  filled: async (asked) => {
    await expect(asked.spoken).toContainText('front.png');
    await expect(asked.part('listitem').last().getByRole('button')).toHaveAccessibleName(/front\.png/);
  },
  stored: () => STORED,
};

/** The picture comes first among the buttons of the question. */
const picture = (asked: Asked): Locator => asked.part('button').first();
const CROSSHAIR = [
  { x: 0.5, y: 0.5 },
  { x: 0.6, y: 0.49 },
];

/** Arrow keys move a crosshair over the picture, Enter sets a mark; a list names the marks and takes them away. */
const marks = (kind?: number): AnsweredType => ({
  node: () => ({ setting: { image: PICTURE, min: 2, max: 2 } }),
  empty: async (asked) => {
    await expect(picture(asked)).toBeVisible();
    await expect(asked.group()).toHaveAccessibleDescription(/2.*0/);
    await expect(picture(asked)).toHaveAccessibleDescription(/Delete/);
    await expect(asked.part('img')).toHaveAccessibleName(/.+/);
  },
  faulty: picture,
  wrong: async (asked) => {
    await asked.tabTo(picture(asked));
    await asked.press('Enter');
    return picture(asked);
  },
  answer: async (asked) => {
    await asked.tabTo(picture(asked));
    if ((await asked.part('listitem').count()) === 0) await asked.press('Enter');
    await asked.press('Shift+ArrowRight', 'ArrowUp', 'Enter');
    await expect(asked.spoken).toContainText(/2.*60.*49/);
  },
  filled: async (asked) => {
    await expect(asked.part('listitem')).toHaveCount(2);
    await expect(asked.part('listitem').nth(1).getByRole('button')).toHaveAccessibleName(/2/);
    await expect(picture(asked)).toHaveAttribute('aria-disabled', 'true');
  },
  stored: (asked) => ({ points: CROSSHAIR.map((at) => (kind === undefined ? at : { ...at, option: asked.option(kind).id })) }),
});

const plot: AnsweredType = {
  ...marks(1),
  empty: async (asked) => {
    await marks().empty(asked);
    await expect(asked.part('radio')).toHaveCount(2);
  },
  wrong: async (asked) => {
    await asked.tabTo(asked.part('radio', asked.option(0).title));
    await asked.press('ArrowDown', 'Tab', 'Enter');
    return picture(asked);
  },
  answer: async (asked) => {
    if ((await asked.part('listitem').count()) === 0) {
      await asked.tabTo(asked.part('radio', asked.option(0).title));
      await asked.press('ArrowDown');
    }
    await marks().answer(asked);
  },
};

const nameBox = (asked: Asked): Locator => asked.part('textbox');

/** Drawing has its alternative in a typed name. */
const signature: AnsweredType = {
  empty: async (asked) => {
    await expect(asked.part('img')).toHaveAccessibleName(/.+/);
    await expect(nameBox(asked)).toHaveAttribute('aria-required', 'true');
    await expect(nameBox(asked)).toHaveAccessibleDescription(new RegExp(asked.title));
  },
  faulty: nameBox,
  answer: async (asked) => {
    await asked.typeInto(nameBox(asked), 'Ada Lovelace');
    await expect(asked.root.locator('[data-state="stored"]')).toBeVisible();
  },
  filled: async (asked) => {
    await expect(nameBox(asked)).toHaveValue('Ada Lovelace');
    await expect(asked.part('button')).toHaveAccessibleName(/.+/);
  },
  stored: () => STORED,
};

export const MEDIA = {
  cascade,
  city,
  position,
  upload,
  plot,
  heatMap: marks(),
  signature,
  onlineSignature: signature,
} satisfies Record<string, AnsweredType>;
