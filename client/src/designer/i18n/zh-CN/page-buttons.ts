/** Default texts of the page buttons, shown to respondents. */
export const pageButtons = { prev_text: '上一步', next_text: '下一步' };
