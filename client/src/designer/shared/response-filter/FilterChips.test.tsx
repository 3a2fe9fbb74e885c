import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderDesigner } from '../../../../testing/render-designer';
import { dayEnd, dayOf, daysBefore, dayStart } from './day-range';
import { FilterChips } from './FilterChips';
import { filterInput, NO_FILTER, type ResponseFilter } from './response-filter';

const VERSIONS = [
  { version: 2, createdAt: '2026-02-01T12:00:00.000Z' },
  { version: 1, createdAt: '2026-01-01T12:00:00.000Z' },
];

async function open(filter: Partial<ResponseFilter> = {}) {
  const onChange = jest.fn<(filter: ResponseFilter) => void>();
  function Page() {
    const [value, setValue] = useState<ResponseFilter>({ ...NO_FILTER, ...filter });
    return (
      <FilterChips
        surveyId="abc"
        filter={value}
        versions={VERSIONS}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  const { user } = await renderDesigner(<Page />);
  return { user, last: () => onChange.mock.lastCall?.[0] };
}

const chip = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the filters of responses', () => {
  it('choose any of several statuses, which the chip says', async () => {
    const { user, last } = await open();
    await user.click(chip('Status'));
    await user.click(screen.getByRole('checkbox', { name: 'Over quota' }));
    await user.click(screen.getByRole('checkbox', { name: 'Complete' }));

    expect(last()).toEqual({ ...NO_FILTER, status: ['COMPLETE', 'OVER_QUOTA'] });
    expect(chip('Status: Complete, Over quota').getAttribute('aria-expanded')).toBe('true');
  });

  it('choose one version, and close', async () => {
    const { user, last } = await open();
    await user.click(chip('Version'));
    await user.click(chip(/Version 1/));

    expect(last()?.version).toBe(1);
    expect(chip('Version: 1').getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(chip('Version: 1'));
  });

  it('take the source tag as it is typed', async () => {
    const { user, last } = await open();
    await user.click(chip('Source'));
    await user.keyboard(' mail {Enter}');
    expect(last()?.source).toBe('mail');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('are removed one by one', async () => {
    const { user, last } = await open({ status: ['SCREENED'], source: 'mail' });
    await user.click(chip('Remove the filter “Source”'));
    expect(last()).toEqual({ ...NO_FILTER, status: ['SCREENED'] });
  });

  it('choose usual spans of time', async () => {
    const { user, last } = await open();
    await user.click(chip('Submitted'));
    await user.click(chip('Last 7 days'));
    expect(last()).toMatchObject({ from: daysBefore(new Date(), 6), to: null });
    expect(chip('Last 7 days').getAttribute('aria-pressed')).toBe('true');
  });

  it('refuse days that have not come, and an end more than a day before the start, and say why', async () => {
    const { user, last } = await open({ from: '2026-03-10' });
    await user.click(chip(/^Submitted/));
    const to = screen.getByLabelText('To');

    fireEvent.change(to, { target: { value: '2999-01-01' } });
    expect(screen.getByRole('alert').textContent).toBe('Not after today');
    fireEvent.change(to, { target: { value: '2026-03-08' } });
    expect(screen.getByRole('alert').textContent).toBe('Not before the start date');
    expect(last()).toBeUndefined();
    expect([to.getAttribute('min'), to.getAttribute('max')]).toEqual(['2026-03-09', dayOf(new Date())]);

    fireEvent.change(to, { target: { value: '2026-03-10' } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(chip('Submitted: 2026-03-10')).toBeTruthy();
  });

  it('drop an end that a later start has passed', async () => {
    const { user, last } = await open({ from: '2026-03-01', to: '2026-03-02' });
    await user.click(chip(/^Submitted/));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-20' } });
    expect(last()).toMatchObject({ from: '2026-03-20', to: null });
  });

  it('close with Escape and from outside', async () => {
    const { user } = await open();
    await user.click(chip('Status'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(document.activeElement).toBe(chip('Status'));

    await user.click(chip('Status'));
    expect(within(screen.getByRole('group', { name: 'Status' })).getAllByRole('checkbox')).toHaveLength(3);
    await user.click(document.body);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('a filter for the server', () => {
  it('is nothing where nothing is set, else what is set, with whole days of this device', () => {
    expect(filterInput(NO_FILTER)).toBeNull();
    const conditions = { conditions: [{ valid: true }] };
    expect(filterInput({ status: ['COMPLETE'], version: 3, source: 'mail', from: '2026-03-01', to: '2026-03-02', conditions })).toEqual({
      status: ['COMPLETE'],
      version: 3,
      source: 'mail',
      submittedFrom: dayStart('2026-03-01'),
      submittedTo: dayEnd('2026-03-02'),
      where: { match: 'ALL', conditions: [{ valid: true }] },
    });
  });
});
