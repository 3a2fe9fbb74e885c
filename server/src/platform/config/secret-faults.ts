/** Words of handbooks, samples and hurry. By chance they stand in no random text of 32 characters. */
const SAMPLE =
  /change.?(me|this|it)|replace.?(me|this|it|with)|example|sample|placeholder|default|your.?(secret|token|key)|(token|jwt|my|very|super|top).?secret|secret.?(key|secret)|passwor[dt]|letmein|qwerty|abcdefgh|01234567|12345678/i;
/** 32 random hexadecimal digits contain 14 different ones on average, and fewer than 8 once in a million. */
const LEAST_DIFFERENT = 8;

/** Faults of a secret: it is a sample, repeats one character or word, or also serves another purpose. */
export function secretFaults(secret: string, others: Readonly<Record<string, string | undefined>>): string[] {
  const twin = Object.keys(others).find((name) => others[name] === secret);
  if (twin) return [`is the same as ${twin}; give each a secret of its own`];
  if (SAMPLE.test(secret)) return ['looks like a sample; make one with: openssl rand -base64 48'];
  if (isRepetitive(secret)) return ['repeats itself; make one with: openssl rand -base64 48'];
  return [];
}

function isRepetitive(value: string): boolean {
  return new Set(value).size < LEAST_DIFFERENT || `${value}${value}`.indexOf(value, 1) < value.length;
}
