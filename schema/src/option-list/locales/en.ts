import type { ListTexts } from './list-texts.js';

export const listsEn: ListTexts = {
  agreement: ['Strongly disagree', 'Disagree', 'Neither agree nor disagree', 'Agree', 'Strongly agree'],
  likelihood: ['Very unlikely', 'Unlikely', 'Not sure', 'Likely', 'Very likely'],
  importance: ['Not important at all', 'Slightly important', 'Moderately important', 'Important', 'Very important'],
  quality: ['Very poor', 'Poor', 'Fair', 'Good', 'Excellent'],
  ease: ['Very difficult', 'Difficult', 'Neither easy nor difficult', 'Easy', 'Very easy'],
  often: ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'],
  frequency: ['Daily', 'Several times a week', 'About once a week', 'About once a month', 'Less often'],
  yesNo: ['Yes', 'No'],
  maritalStatus: ['Single', 'Living with a partner', 'Married', 'Divorced', 'Widowed', 'Prefer not to say'],
  employment: ['Employed full time', 'Employed part time', 'Self-employed', 'Student', 'Retired', 'Not working at present'],
  monthlyIncome: [
    'Up to 3,000',
    '3,001 to 5,000',
    '5,001 to 8,000',
    '8,001 to 12,000',
    '12,001 to 20,000',
    'Over 20,000',
    'Prefer not to say',
  ],
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
};
