/** What the buttons of a page say of themselves to respondents. */
export const pageButtons = { prev_text: '上一步', next_text: '下一步' };
