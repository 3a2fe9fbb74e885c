/** Finds the element that scrolls another one: a part of the page, or on a phone the page itself. */
export function scrollerOf(element: Element): Element {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (outer.scrollHeight > outer.clientHeight && /auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer;
  }
  return document.documentElement;
}
