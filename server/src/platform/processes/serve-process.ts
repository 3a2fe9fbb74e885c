/** The process is ready; or the one result of its job; or the job failed. */
export type ProcessMessage<Output> = { readonly ready: true } | { readonly value: Output } | { readonly failed: string };

/**
 * The whole of a process that a `ProcessPool` starts: does one job after the other. What a job throws fails that job alone; a job that takes more
 * time or memory than it may ends the process from outside.
 */
export function serveProcess<Input, Output>(work: (input: Input) => Promise<Output>): void {
  const post = (message: ProcessMessage<Output>) => process.send?.(message);
  process.on('message', (input: Input) => {
    work(input).then(
      (value) => post({ value }),
      (error: unknown) => post({ failed: error instanceof Error ? error.message : String(error) }),
    );
  });
  // Without its parent it has nobody to work for.
  process.on('disconnect', () => process.exit(0));
  post({ ready: true });
}
