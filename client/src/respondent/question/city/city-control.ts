import { cityLevelOf, textLength } from '@wence/schema';
import { wordsIn as levelWordsIn } from '../levels/i18n/words';
import type { QuestionControl } from '../question-control';
import { CityQuestion } from './CityQuestion';
import { CODED, cityOf } from './city-levels';
import { wordsIn } from './i18n/words';

export const control: QuestionControl = {
  Control: CityQuestion,
  errorText: (language, { node }, answer, { reason, limit = 0 }) => {
    const words = wordsIn(language);
    const levels = levelWordsIn(language);
    const { codes, detail = '' } = cityOf(answer);
    if (reason === 'maxWord') return words.detailTooLong(limit, textLength(detail.trim()));
    if (reason !== 'required' && reason !== 'incomplete') return undefined;
    const label = words.parts[codes.length] ?? '';
    if (codes.length >= Math.min(cityLevelOf(node), CODED)) return words.detailMissing;
    return codes.length === 0 ? levels.chooseFrom(label) : levels.chooseStill(label);
  },
};
