/** Maximum title length in the forms. The model allows more, but a title should fit on one line. */
export const TITLE_MAX = 100;
