import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Modal } from 'antd';
import { useIsNarrowFrame } from './useIsNarrow';

let isNarrow = false;
const listeners = new Set<() => void>();

const turn = (narrow: boolean) =>
  act(() => {
    isNarrow = narrow;
    for (const listener of listeners) listener();
  });

beforeEach(() => {
  isNarrow = false;
  jest.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return isNarrow;
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList, // The parts that are used.
  );
});
afterEach(() => listeners.clear());

const Layout = ({ asks = false }: { asks?: boolean }) => (
  <>
    <p>{useIsNarrowFrame() ? 'narrow' : 'wide'}</p>
    <Modal open={asks} transitionName="" maskTransitionName="">
      As text
    </Modal>
  </>
);

it('follows the width of the window', async () => {
  render(<Layout />);
  await turn(true);

  expect(screen.getByText('narrow')).toBeTruthy();
});

it('waits for an open dialog, which would be lost with what was typed into it', async () => {
  const { rerender } = render(<Layout asks />);
  await turn(true);
  expect(screen.getByText('wide')).toBeTruthy();

  rerender(<Layout />);
  expect(await screen.findByText('narrow')).toBeTruthy();
});

it('stays as it is if the window is as before when the dialog closes', async () => {
  const { rerender } = render(<Layout asks />);
  await turn(true);
  await turn(false);
  rerender(<Layout />);

  expect(await screen.findByText('wide')).toBeTruthy();
});
