/** Lets the browser answer what was done meanwhile. Sooner than a timer, which comes after a millisecond at the earliest. */
export function afterThisTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  const run = () => {
    port1.close();
    work();
  };
  port1.addEventListener('message', run, { once: true });
  port1.start();
  port2.postMessage(null);
}
