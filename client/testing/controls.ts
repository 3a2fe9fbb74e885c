import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

type User = ReturnType<typeof userEvent.setup>;

/** The field of a number, by its label. */
export const numberField = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('spinbutton', { name });

/** Replaces the number in a field and leaves it, which is when it counts. */
export async function enterNumber(user: User, name: string, value: string): Promise<void> {
  await user.clear(numberField(name));
  await user.type(numberField(name), value);
  await user.tab();
}

/** Picks a choice from a drop-down, by their labels. */
export async function pick(user: User, name: string, choice: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name }));
  const choices = await screen.findAllByTitle(choice);
  await user.click(choices.at(-1) ?? document.body);
}

/** The label of the choice that a drop-down shows. */
export function picked(name: string): string {
  const field = screen.getByRole('combobox', { name }).closest('.ant-select');
  return field?.textContent ?? '';
}
