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

/** The number of a question as the respondent counts. One answer may change a thousand numbers: only they are drawn again, not their questions. */
export function QuestionNumber({ nodeId }: { readonly nodeId: number }) {
  const shown = useContext(ShownNumbersContext);
  const number = useSyncExternalStore(shown.listen, () => shown.of(nodeId));
  return number && `${number}.`;
}
