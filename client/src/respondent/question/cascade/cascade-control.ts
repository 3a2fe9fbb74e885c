import { wordsIn } from '../levels/i18n/words';
import type { QuestionControl } from '../question-control';
import { CascadeQuestion } from './CascadeQuestion';
import { levelsOf } from './cascade-levels';
import { levelLabel } from './level-labels';

export const control: QuestionControl = {
  Control: CascadeQuestion,
  errorText: (language, { node, options }, answer, { reason }) => {
    if (reason !== 'required' && reason !== 'incomplete') return undefined;
    const open = levelsOf(node, options, answer).findIndex(({ chosen }) => !chosen);
    const label = levelLabel(language, node, Math.max(open, 0));
    return open > 0 ? wordsIn(language).chooseStill(label) : wordsIn(language).chooseFrom(label);
  },
};
