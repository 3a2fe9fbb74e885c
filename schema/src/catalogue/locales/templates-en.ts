import type { TemplateTexts } from './template-texts.js';

export const templatesEn: readonly TemplateTexts[] = [
  {
    title: 'How was your meal?',
    levels: [
      { title: 'Very bad', tags: ['Stale', 'Dirty', 'Rude staff', 'Too slow'] },
      { title: 'Bad', tags: ['Bland', 'Cold food', 'Long wait', 'Overpriced'] },
      { title: 'Fair', tags: ['Average', 'Crowded', 'Small dish', 'Pricey'] },
      { title: 'Good', tags: ['Tasty', 'Clean', 'Friendly', 'Fair price'] },
      { title: 'Excellent', tags: ['Delicious', 'Fresh', 'Attentive', 'Great deal'] },
    ],
  },
  {
    title: 'How was your stay?',
    levels: [
      { title: 'Very bad', tags: ['Dirty room', 'Very noisy', 'Rude staff', 'Bad smell'] },
      { title: 'Bad', tags: ['Old room', 'Noisy', 'Slow desk', 'Weak Wi-Fi'] },
      { title: 'Fair', tags: ['Average', 'Small room', 'Far away', 'Plain food'] },
      { title: 'Good', tags: ['Clean', 'Quiet', 'Friendly', 'Good place'] },
      { title: 'Excellent', tags: ['Spotless', 'Cosy bed', 'Attentive', 'Great view'] },
    ],
  },
  {
    title: 'How was the course?',
    levels: [
      { title: 'Very bad', tags: ['Off topic', 'Confusing', 'Impatient', 'Chaotic'] },
      { title: 'Bad', tags: ['Too hard', 'Too fast', 'Dull', 'Few tasks'] },
      { title: 'Fair', tags: ['Average', 'Too easy', 'Long talks', 'Plain room'] },
      { title: 'Good', tags: ['Clear', 'Patient', 'Practical', 'Well paced'] },
      { title: 'Excellent', tags: ['Inspiring', 'Expert', 'Lively', 'Learnt lot'] },
    ],
  },
  {
    title: 'How was your shopping?',
    levels: [
      { title: 'Bad', tags: ['Overpriced', 'Sold out', 'Long queue', 'Rude staff'] },
      { title: 'Fair', tags: ['Average', 'Few brands', 'Crowded', 'Pricey'] },
      { title: 'Good', tags: ['Fair price', 'Good range', 'Fast till', 'Friendly'] },
      { title: 'Very good', tags: ['Bargains', 'Neat shop', 'Well kept', 'Helpful'] },
      { title: 'Excellent', tags: ['Best price', 'All I want', 'No queue', 'Expert'] },
    ],
  },
  {
    title: 'Were you happy with our service?',
    levels: [
      { title: 'No', tags: ['Slow', 'Impolite', 'Not solved', 'Unclear'] },
      { title: 'Yes', tags: ['Fast', 'Polite', 'Solved', 'Clear'] },
      { title: 'Good', tags: ['On time', 'Friendly', 'Patient', 'Careful'] },
      { title: 'Very good', tags: ['Quick', 'Warm', 'Thorough', 'Skilled'] },
      { title: 'Excellent', tags: ['Instant', 'Caring', 'Beyond', 'Expert'] },
    ],
  },
  {
    title: 'How satisfied are you?',
    levels: [
      { title: 'Very dissatisfied', tags: ['Quality', 'Price', 'Service', 'Waiting'] },
      { title: 'Dissatisfied', tags: ['Quality', 'Price', 'Service', 'Waiting'] },
      { title: 'Neutral', tags: ['Quality', 'Price', 'Service', 'Waiting'] },
      { title: 'Satisfied', tags: ['Quality', 'Price', 'Service', 'Speed'] },
      { title: 'Very satisfied', tags: ['Quality', 'Price', 'Service', 'Speed'] },
    ],
  },
];
