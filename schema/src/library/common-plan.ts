import type { NodeSetting } from '../definition/definition.js';
import type { QuestionKey } from '../catalogue/entry/question-key.js';
import type { OptionListKey } from '../option-list/option-lists.js';

/** A question of the common library without its words (`locales/`). */
export interface PlannedQuestion {
  /** Name under which its texts are kept; its id is derived from it (`common-library.ts`). */
  readonly name: string;
  readonly key: QuestionKey;
  /** List that provides the options, or the columns of a matrix. */
  readonly scale?: OptionListKey;
  /** Last options: one with a text box, one that excludes the others, or both in this order. */
  readonly closing?: readonly ('other' | 'exclusive')[];
  readonly setting?: NodeSetting;
}

export interface PlannedCategory {
  readonly name: string;
  /** Name of the category above; absent on upper categories. */
  readonly parent?: string;
  readonly questions: readonly PlannedQuestion[];
}

const OTHER = ['other'] as const;
const EXCLUSIVE = ['exclusive'] as const;
const OTHER_AND_EXCLUSIVE = ['other', 'exclusive'] as const;
/** Points of a recommendation score, and of an effort score. */
const NPS: NodeSetting = { min: 0, max: 10, format: 5 };
const SEVEN: NodeSetting = { min: 1, max: 7, format: 5 };
/** A text box of several lines. */
const LINES: NodeSetting = { size: 5 };
/** A number that is not negative. */
const AMOUNT: NodeSetting = { format: 2, min: 0 };

/** The common library in display order: categories of the upper level, each followed by its lower ones. */
export const COMMON_PLAN: readonly PlannedCategory[] = [
  { name: 'aboutYou', questions: [] },
  {
    name: 'basics',
    parent: 'aboutYou',
    questions: [
      { name: 'name', key: 'name' },
      { name: 'gender', key: 'gender' },
      { name: 'age', key: 'age' },
      { name: 'birthDate', key: 'date' },
      { name: 'city', key: 'city', setting: { level: 2 } },
      { name: 'maritalStatus', key: 'single', scale: 'maritalStatus' },
      { name: 'language', key: 'multiple', closing: OTHER },
    ],
  },
  {
    name: 'work',
    parent: 'aboutYou',
    questions: [
      { name: 'education', key: 'education' },
      { name: 'major', key: 'major' },
      { name: 'school', key: 'colleges' },
      { name: 'profession', key: 'profession' },
      { name: 'industry', key: 'industry' },
      { name: 'employment', key: 'single', scale: 'employment' },
      { name: 'monthlyIncome', key: 'single', scale: 'monthlyIncome' },
      { name: 'workYears', key: 'single' },
      { name: 'positionLevel', key: 'single' },
      { name: 'companySize', key: 'single' },
    ],
  },
  {
    name: 'household',
    parent: 'aboutYou',
    questions: [
      { name: 'householdSize', key: 'single' },
      { name: 'children', key: 'multiple', closing: EXCLUSIVE },
      { name: 'home', key: 'single', closing: OTHER },
      { name: 'householdIncome', key: 'single' },
      { name: 'transport', key: 'single', closing: OTHER },
    ],
  },
  {
    name: 'contact',
    parent: 'aboutYou',
    questions: [
      { name: 'mobile', key: 'mobile' },
      { name: 'email', key: 'email' },
      { name: 'contactForm', key: 'form' },
      { name: 'contactChannel', key: 'multiple', closing: EXCLUSIVE },
      { name: 'mayContact', key: 'single', scale: 'yesNo' },
    ],
  },
  {
    name: 'satisfaction',
    questions: [
      { name: 'overallSatisfaction', key: 'single', scale: 'satisfaction' },
      { name: 'satisfactionScore', key: 'rate' },
      { name: 'expectations', key: 'single' },
      { name: 'mostSatisfied', key: 'multiple', closing: OTHER_AND_EXCLUSIVE },
      { name: 'improveFirst', key: 'rank' },
      { name: 'suggestions', key: 'text', setting: LINES },
    ],
  },
  {
    name: 'product',
    parent: 'satisfaction',
    questions: [
      { name: 'productSatisfaction', key: 'matrixSingle', scale: 'satisfaction' },
      { name: 'productImportance', key: 'matrixSingle', scale: 'importance' },
      { name: 'valueForMoney', key: 'single' },
      { name: 'easeOfUse', key: 'rate', setting: SEVEN },
      { name: 'featureUse', key: 'multiple', closing: OTHER_AND_EXCLUSIVE },
      { name: 'repurchase', key: 'single', scale: 'likelihood' },
      { name: 'productProblem', key: 'text', setting: LINES },
    ],
  },
  {
    name: 'service',
    parent: 'satisfaction',
    questions: [
      { name: 'serviceSatisfaction', key: 'matrixSingle', scale: 'satisfaction' },
      { name: 'serviceScore', key: 'rate' },
      { name: 'effortScore', key: 'rate', setting: SEVEN },
      { name: 'solved', key: 'single' },
      { name: 'waitingTime', key: 'single' },
      { name: 'complaint', key: 'single', scale: 'yesNo' },
      { name: 'serviceChannel', key: 'multiple', closing: OTHER },
    ],
  },
  {
    name: 'nps',
    questions: [
      { name: 'npsCompany', key: 'rate', setting: NPS },
      { name: 'npsProduct', key: 'rate', setting: NPS },
      { name: 'npsEmployer', key: 'rate', setting: NPS },
      { name: 'npsReason', key: 'text', setting: LINES },
      { name: 'npsMissing', key: 'text', setting: LINES },
      { name: 'npsRecommended', key: 'single', scale: 'yesNo' },
    ],
  },
  {
    name: 'market',
    questions: [
      { name: 'brandsKnown', key: 'multipleInput' },
      { name: 'heardFrom', key: 'multiple', closing: OTHER },
      { name: 'usageFrequency', key: 'single', scale: 'frequency' },
      { name: 'usageSince', key: 'single' },
      { name: 'purchaseChannel', key: 'multiple', closing: OTHER },
      { name: 'purchaseFactors', key: 'rank' },
      { name: 'budgetShare', key: 'proportion', setting: { sum: 100 } },
      { name: 'fairPrice', key: 'text', setting: AMOUNT },
      { name: 'purchaseIntent', key: 'single', scale: 'likelihood' },
      { name: 'brandImage', key: 'matrixMultiple' },
      { name: 'adRecall', key: 'single' },
    ],
  },
  {
    name: 'employees',
    questions: [
      { name: 'jobSatisfaction', key: 'single', scale: 'satisfaction' },
      { name: 'engagement', key: 'matrixSingle', scale: 'agreement' },
      { name: 'workload', key: 'single' },
      { name: 'stayIntent', key: 'single', scale: 'likelihood' },
      { name: 'trainingNeeds', key: 'multiple', closing: OTHER_AND_EXCLUSIVE },
      { name: 'remoteDays', key: 'dropdown' },
      { name: 'workplace', key: 'matrixSingle', scale: 'satisfaction' },
    ],
  },
  {
    name: 'events',
    questions: [
      { name: 'eventOverall', key: 'rate' },
      { name: 'eventAspects', key: 'matrixRate' },
      { name: 'eventAgain', key: 'single', scale: 'likelihood' },
      { name: 'eventDate', key: 'date' },
      { name: 'eventDiet', key: 'multiple', closing: OTHER_AND_EXCLUSIVE },
      { name: 'courseDifficulty', key: 'single' },
      { name: 'courseUseful', key: 'single', scale: 'agreement' },
      { name: 'courseTopics', key: 'text', setting: LINES },
    ],
  },
  { name: 'templates', questions: [] },
];
