import { createContext, useContext, useSyncExternalStore } from 'react';

type Numbers = ReadonlyMap<number, number>;

/** The numbers of the questions on screen, for those who show one. */
export class ShownNumbers {
  private readonly listeners = new Set<() => void>();

  constructor(private numbers: Numbers) {}

  of(nodeId: number): number | undefined {
    return this.numbers.get(nodeId);
  }

  change(numbers: Numbers): void {
    this.numbers = numbers;
    for (const listener of this.listeners) listener();
  }

  readonly listen = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

export const ShownNumbersContext = createContext(new ShownNumbers(new Map()));

/** As the respondent counts. A tap may change a thousand of them: they alone are drawn anew then, not their questions. */
export function QuestionNumber({ nodeId }: { readonly nodeId: number }) {
  const shown = useContext(ShownNumbersContext);
  const number = useSyncExternalStore(shown.listen, () => shown.of(nodeId));
  return number && `${number}.`;
}
