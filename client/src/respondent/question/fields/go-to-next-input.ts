/** Takes the keyboard to the next box of a question that has several. False: the last one has it. */
export function goToNextInput(within: HTMLElement | null): boolean {
  const boxes = [...(within?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])];
  const next = boxes[boxes.findIndex((box) => box === document.activeElement) + 1];
  next?.focus();
  return next !== undefined;
}
