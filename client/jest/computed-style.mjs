/**
 * No style sheet applies in a test, so what an element computes to follows from its tag, its attributes and its own `style`. jsdom would match
 * every element with all rules of the browser's own sheet, each time it is asked.
 */
const HIDDEN = new Set('AREA BASE DATALIST HEAD LINK META NOSCRIPT PARAM SCRIPT STYLE TEMPLATE TITLE'.split(' '));
const INITIAL = { visibility: 'visible', 'pointer-events': 'auto' };

export function computedStyle(element) {
  const own = element.style;
  const read = (name) => {
    if (name === 'display') return displayOf(element);
    if (name in INITIAL) return inherited(element, name);
    return own?.getPropertyValue(name) ?? '';
  };
  const getPropertyValue = (name) => read(name);
  return new Proxy(own ?? {}, {
    get: (_, key) => {
      if (key === 'getPropertyValue') return getPropertyValue;
      return typeof key === 'string' && /^[a-z][a-zA-Z]*$/.test(key) && typeof own?.[key] !== 'function'
        ? read(asProperty(key))
        : own?.[key];
    },
  });
}

const asProperty = (key) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function displayOf(element) {
  const { tagName } = element;
  const isClosed = (tagName === 'DIALOG' && !element.open) || (tagName === 'INPUT' && element.type === 'hidden');
  if (element.style?.display) return element.style.display;
  // Block for all others, as jsdom has it: names of controls get a space between their parts.
  return element.hidden || isClosed || HIDDEN.has(tagName) ? 'none' : 'block';
}

function inherited(element, name) {
  for (let at = element; at; at = at.parentElement) {
    const value = at.style?.getPropertyValue(name);
    if (value) return value;
  }
  return INITIAL[name];
}
