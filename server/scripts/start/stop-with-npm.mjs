const LOOK_EVERY_MS = 1000;

/**
 * `npm start` puts a shell between npm and us, and a signal sent to npm alone ends that shell and not us. So whoever started us is watched:
 * when it is gone, we end as if the signal had been ours. Without npm there is nobody to watch.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
