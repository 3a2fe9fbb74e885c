/** The same events; `onEnd` is called once, when their reader leaves or gets no more of them for whatever reason. */
export function endedBy<T>(events: AsyncIterableIterator<T>, onEnd: () => void): AsyncIterableIterator<T> {
  let isOver = false;
  const end = () => {
    if (!isOver) onEnd();
    isOver = true;
  };
  return {
    async next() {
      try {
        const event = await events.next();
        if (event.done) end();
        return event;
      } catch (error) {
        end();
        throw error;
      }
    },
    async return() {
      end();
      await events.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
