import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { NO_FILTER } from './response-filter/response-filter';
import { useAddressFilter } from './response-filter/useAddressFilter';
import { useAddressQuery } from './useAddressQuery';

/** Two parts of a page that keep what they show in one address. */
function Filter() {
  const { change } = useAddressFilter();
  return <button onClick={() => change({ ...NO_FILTER, source: 'mail' })}>filter</button>;
}

function Counts() {
  const [, change] = useAddressQuery();
  const show = () =>
    change((before) => {
      const next = new URLSearchParams(before);
      next.set('show', 'counts');
      return next;
    });
  return <button onClick={show}>counts</button>;
}

const Address = () => <output>{useLocation().search}</output>;

it('Two clicks that come before the page is rendered anew both count', () => {
  render(
    <MemoryRouter initialEntries={['/report?view=all']}>
      <Filter />
      <Counts />
      <Address />
    </MemoryRouter>,
  );

  act(() => {
    screen.getByRole('button', { name: 'filter' }).click();
    screen.getByRole('button', { name: 'counts' }).click();
  });

  const query = new URLSearchParams(screen.getByRole('status').textContent);
  expect([query.get('view'), query.get('show')]).toEqual(['all', 'counts']);
  expect(query.toString()).toContain('mail');
});
