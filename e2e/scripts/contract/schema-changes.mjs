/** What a schema says, its references followed and what `allOf` joins put together. */
function flattened(document, schema) {
  const { $ref, allOf = [], ...own } = schema ?? {};
  const parts = [...($ref ? [named(document, $ref)] : []), ...allOf].map((part) => flattened(document, part));
  return [...parts, own].reduce(
    (whole, part) => ({
      ...whole,
      ...part,
      properties: { ...whole.properties, ...part.properties },
      required: [...(whole.required ?? []), ...(part.required ?? [])],
    }),
    {},
  );
}

const named = (document, ref) =>
  ref
    .split('/')
    .slice(1)
    .reduce((at, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
const valuesOf = ({ enum: values, const: value }) => values ?? (value === undefined ? null : [value]);
const typesOf = ({ type }) => (type === undefined ? null : [type].flat());

/**
 * Compares the schemas of one place in two documents and lists what breaks clients. `sent`: clients send it, so it must not take less than before;
 * otherwise they get it, and it must not hold more than before, or less of what was promised.
 */
export class SchemaChanges {
  #seen = new Set();

  constructor(before, after, sent) {
    this.before = before;
    this.after = after;
    this.sent = sent;
  }

  between(before, after, at) {
    const pair = `${before?.$ref} ${after?.$ref}`;
    if (before?.$ref && after?.$ref) {
      if (this.#seen.has(pair)) return [];
      this.#seen.add(pair);
    }
    const [old, now] = [flattened(this.before, before), flattened(this.after, after)];
    return [
      ...this.#values(old, now, at),
      ...this.#bounds(old, now, at),
      ...this.#properties(old, now, at),
      ...this.#members(old, now, at),
    ];
  }

  /** Types and listed values: none may go from what is sent, none may come to what is answered. */
  #values(old, now, at) {
    return [
      ['type', typesOf(old), typesOf(now)],
      ['value', valuesOf(old), valuesOf(now)],
    ].flatMap(([what, had, has]) => {
      const [wide, narrow] = this.sent ? [had, has] : [has, had];
      // Codes of errors may come at any time: clients treat one that they do not know as a failure.
      if (narrow === null || (!this.sent && what === 'value' && at.endsWith('.code'))) return [];
      if (wide === null)
        return [`${at}: ${this.sent ? 'takes' : 'promises'} ${what} ${narrow.join(', ')} ${this.sent ? 'only' : 'no more'}`];
      const lost = wide.filter((value) => !narrow.includes(value));
      return lost.map((value) => `${at}: ${this.sent ? 'takes no more' : 'may now hold'} ${what} ${JSON.stringify(value)}`);
    });
  }

  #bounds(old, now, at) {
    if (!this.sent) return [];
    const rose = LOWER.filter((bound) => now[bound] !== undefined && (old[bound] ?? -Infinity) < now[bound]);
    const fell = UPPER.filter((bound) => now[bound] !== undefined && (old[bound] ?? Infinity) > now[bound]);
    const pattern = now.pattern !== undefined && now.pattern !== old.pattern ? ['pattern'] : [];
    return [...rose, ...fell, ...pattern].map((bound) => `${at}: ${bound} is now ${now[bound]}`);
  }

  #properties(old, now, at) {
    const shared = Object.keys(old.properties).filter((name) => name in now.properties);
    const gone = Object.keys(old.properties).filter((name) => !(name in now.properties));
    const [demanding, lax] = this.sent ? [now, old] : [old, now];
    const demanded = demanding.required.filter((name) => !lax.required.includes(name) && !gone.includes(name));
    return [
      ...gone.map((name) => `${at}.${name}: is gone`),
      ...[...new Set(demanded)].map((name) => `${at}.${name}: ${this.sent ? 'is now required' : 'may now be absent'}`),
      ...shared.flatMap((name) => this.between(old.properties[name], now.properties[name], `${at}.${name}`)),
      ...(old.items && now.items ? this.between(old.items, now.items, `${at}[]`) : []),
    ];
  }

  /** The members of a union are told apart by what they are called, or by the type that they hold. */
  #members(old, now, at) {
    const [had, has] = [membersOf(old), membersOf(now)];
    if (had.size === 0 || has.size === 0) return [];
    const lost = this.sent ? [...had.keys()].filter((key) => !has.has(key)) : [...has.keys()].filter((key) => !had.has(key));
    const shared = [...had.keys()].filter((key) => has.has(key));
    return [
      ...lost.map((key) => `${at}: ${this.sent ? 'takes no more' : 'may now hold'} ${key}`),
      ...shared.flatMap((key) => this.between(had.get(key), has.get(key), at)),
    ];
  }
}

function membersOf({ oneOf = [], anyOf = [] }) {
  return new Map([...oneOf, ...anyOf].map((member, place) => [keyOf(member, place), member]));
}

function keyOf({ $ref, title, type, const: value, items }, place) {
  if ($ref) return $ref.split('/').at(-1);
  if (type === 'array' && items?.$ref) return `array of ${keyOf(items, place)}`;
  return String(title ?? (value === undefined ? type : JSON.stringify(value)) ?? `member ${place + 1}`);
}

/** Whatever stands in a document under this reference, or the thing itself. */
export const followed = (document, thing) => (thing?.$ref ? named(document, thing.$ref) : thing);
