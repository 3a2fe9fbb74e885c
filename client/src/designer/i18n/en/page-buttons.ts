/** Default texts of the page buttons, shown to respondents. */
export const pageButtons = { prev_text: 'Back', next_text: 'Next' };
