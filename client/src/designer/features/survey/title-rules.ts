/** A survey's title is one line on a table row and a page's heading; the model allows more, a person should not need it. */
export const TITLE_MAX = 100;
