/** Settles like the promise, but rejects with this message once `ms` have passed. */
export async function withinTime<T>(promise: Promise<T>, ms: number, words: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(words)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
