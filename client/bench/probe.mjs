/**
 * How long a tap takes, in the browser: from the finger's lifting to when the frame has been made that shows what it did. The same for every page.
 * The frame is made after the callbacks of the next animation frame; a message posted there arrives when style, layout and paint are done.
 */
export function probe({ gone, numbered, isGoneAfter, number }) {
  const isDone = () =>
    (document.querySelector(gone) === null) === isGoneAfter && document.querySelector(numbered)?.textContent.includes(number);
  if (isDone()) throw new Error('What the tap should do is done already');
  globalThis.tapped = new Promise((resolve) => {
    let liftedAt = 0;
    document.addEventListener('pointerup', ({ timeStamp }) => (liftedAt = timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (!isDone()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - liftedAt), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
