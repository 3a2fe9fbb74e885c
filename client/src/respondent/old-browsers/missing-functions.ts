/**
 * Functions of the language that the page and the model call and browsers from before 2022 lack: `at` (Chromium 92, Safari 15.4), `Object.hasOwn` (93,
 * 15.4), `findLastIndex` (97, 15.4), `replaceAll` (85, 13.1). Each is written for how it is called here: on arrays, and with a pattern that is global.
 */
/** Called on the object that a function belongs to. */
type Method = (this: never, ...given: never[]) => unknown;

function add(owner: object, name: string, value: Method): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

/** Adds what the browser lacks and leaves alone what it has. */
export function addMissingFunctions(): void {
  add(Array.prototype, 'at', function at(this: readonly unknown[], place: number) {
    return this[place < 0 ? this.length + place : place];
  });
  add(Array.prototype, 'findLastIndex', function findLastIndex(this: readonly unknown[], test: (item: unknown, at: number) => unknown) {
    let at = this.length - 1;
    while (at >= 0 && !test(this[at], at)) at -= 1;
    return at;
  });
  add(Object, 'hasOwn', (owner: object, name: PropertyKey) => Object.prototype.hasOwnProperty.call(owner, name));
  add(String.prototype, 'replaceAll', function replaceAll(this: string, sought: string | RegExp, by: string) {
    return typeof sought === 'string' ? this.split(sought).join(by) : this.replace(sought, by);
  });
}
