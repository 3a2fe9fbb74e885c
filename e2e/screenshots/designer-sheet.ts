import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from '@playwright/test';
import { PICTURES } from '../support/photograph.js';
import { REPOSITORY } from '../support/repository.js';
import { type Cell, sheetOf } from './sheet.js';

const FOLDER = join(REPOSITORY, 'e2e/out/sheets/designer');

// The photographs come from `PICTURES=all npm run test:browser -w e2e -- journeys`: every screen and dialog that axe-core checks there, at four
// widths. A journey that goes on after a screen has been narrow may fail; its pictures are taken all the same.
test.describe('Contact sheets of the designer', () => {
  for (const taken of existsSync(PICTURES) ? readdirSync(PICTURES) : [])
    test(`every screen and dialog, ${taken}`, async ({ browser }) => {
      const folder = join(PICTURES, taken);
      const width = Number(taken.split('-').at(-1));
      const cells = readdirSync(folder)
        .toSorted()
        .map((file): Cell => ({ name: basename(file, '.jpg').replaceAll('~', '/'), pictures: [readFileSync(join(folder, file))] }));
      const sheet = await browser.newPage({ viewport: { width: 1600, height: 1200 } });
      await sheet.setContent(sheetOf(`${taken} px`, width, cells));
      mkdirSync(FOLDER, { recursive: true });
      await sheet.screenshot({ path: join(FOLDER, `${taken}.jpg`), fullPage: true, type: 'jpeg', quality: 60 });
      await sheet.close();
    });
});
