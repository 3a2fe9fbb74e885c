/** What the buttons of a page say of themselves to respondents. */
export const pageButtons = { prev_text: 'Back', next_text: 'Next' };
