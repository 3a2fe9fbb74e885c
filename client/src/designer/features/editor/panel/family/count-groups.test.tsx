import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { question, rank } from '@wence/schema/testing';
import { enterNumber, numberField, pick } from '../../../../../../testing/controls';
import { renderPanel } from '../../../../../../testing/render-panel';

describe('how much is ranked, marked or uploaded', () => {
  it('is not limited where the field is left empty', async () => {
    const { user, node } = await renderPanel([rank('Q1', 'Best?', ['tea', 'milk', 'juice'], { setting: { min: 1, max: 2 } })]);

    await user.clear(numberField('At most'));
    await user.tab();

    expect(node().setting?.max ?? 0).toBe(0);
    expect(numberField('At most').placeholder).toBe('No limit');
  });

  it('has limits that do not cross', async () => {
    const { user, node } = await renderPanel([question(36, 'Q1', 'Your files')]);

    await enterNumber(user, 'At most', '2');
    await enterNumber(user, 'At least', '3');

    expect(node().setting).toMatchObject({ min: 2, max: 2 });
    expect(await screen.findByText('The minimum cannot be above the maximum; it is now 2')).toBeTruthy();
  });
});

describe('the properties of an upload', () => {
  it('are the kind of files and how large one may be', async () => {
    const { user, node } = await renderPanel([question(36, 'Q1', 'Your files')]);

    await pick(user, 'File type', 'Pictures');
    await enterNumber(user, 'Maximum file size (MB)', '7');

    expect(node().setting).toMatchObject({ format: 1, size: 7 });
  });

  it('take no larger files than the site does', async () => {
    const { user, node } = await renderPanel([question(36, 'Q1', 'Your files')]);

    await enterNumber(user, 'Maximum file size (MB)', '9999');

    expect(node().setting?.size).toBe(Number(numberField('Maximum file size (MB)').getAttribute('aria-valuemax')));
  });
});

describe('the properties of a picture to mark', () => {
  it('are the picture, which can be taken away, and how many marks there may be', async () => {
    const { user, node } = await renderPanel([question(38, 'Q1', 'Where?', [], { setting: { image: 'images/a.png' } })]);
    expect(screen.getByRole('img', { name: 'The picture' }).getAttribute('src')).toContain('images/a.png');

    await enterNumber(user, 'At least', '2');
    await user.click(screen.getByRole('button', { name: 'Remove' }));

    expect(node().setting).toMatchObject({ min: 2 });
    expect(node().setting?.image ?? '').toBe('');
    expect(screen.getByText('Upload a picture')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'The picture' })).toBeNull();
  });
});
