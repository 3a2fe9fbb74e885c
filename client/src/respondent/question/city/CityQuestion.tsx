import { cityLevelOf, isRequired, textLength } from '@wence/schema';
import { useEffect } from 'react';
import { PROVINCES } from '../../../shared/divisions/divisions';
import { Button } from '../../control/Button';
import { useMessages } from '../../i18n/messages';
import type { QuestionControl } from '../base/loaded-controls';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { LevelSelect } from '../levels/LevelSelect';
import { wordsIn as levelWordsIn } from '../levels/words';
import { CODED, cityOf, decided, levelsOf, listInNeed } from './city';
import styles from './CityQuestion.module.css';
import { DetailBox } from './DetailBox';
import { useDivisions } from './useDivisions';
import { wordsIn } from './words';

/** An address: province, city and district from lists, each within the one before it, and what follows as text. */
export function CityQuestion(props: QuestionProps) {
  const { node, answer, error, dispatch } = props;
  const { language } = useMessages();
  const words = wordsIn(language);
  const levelWords = levelWordsIn(language);
  const ids = questionIds(node.id);
  const level = cityLevelOf(node);
  const { codes, detail = '' } = cityOf(answer);
  const { divisions, hasFailed, loadAgain } = useDivisions(level > 1 ? codes[0] : undefined);
  const levels = levelsOf(codes, level, PROVINCES, divisions);
  const inNeed = listInNeed(levels);
  const part = (place: number) => words.parts[place] ?? '';
  const store = (next: readonly string[], text: string, said?: string) =>
    dispatch({ type: 'answered', nodeId: node.id, answer: text === '' ? { codes: next } : { codes: next, detail: text }, said });

  useEffect(function decideWhatLeavesNoChoice() {
    if (!divisions) return;
    const next = decided(codes, level, divisions);
    if (next.join() !== codes.join()) store(next, detail);
  });

  function choose(place: number, code: string, said: string | undefined) {
    const next = [...codes.slice(0, place), ...(code === '' ? [] : [code])];
    store(next, detail, (levels[place + 1]?.chosen ?? '') === '' ? said : levelWords.chooseAnew(part(place + 1)));
  }

  /** Reason why a list has nothing to choose from. */
  function closed(place: number): string | undefined {
    if (levels[place]?.choices.length !== 0) return undefined;
    if (place !== 1 || codes.length === 0) return levelWords.afterAbove(part(place - 1));
    return hasFailed ? words.notLoaded : words.loading;
  }

  return (
    <QuestionFrame {...props} hint="">
      <fieldset className={styles.city} aria-labelledby={ids.title} aria-describedby={describedBy(error && ids.error)}>
        {levels.map(({ choices, chosen }, place) => (
          <LevelSelect
            key={`${place} ${place === 0 ? '' : codes[place - 1]}`}
            id={`${ids.title}-level-${place}`}
            label={part(place)}
            choices={choices}
            value={chosen}
            closed={closed(place)}
            lang="zh-CN"
            isRequired={isRequired(node)}
            isWrong={error !== undefined && chosen === '' && choices.length > 0}
            isFaulty={error !== undefined && place === inNeed}
            describedBy={describedBy(error && ids.error)}
            onChoose={(code, said) => choose(place, code, said)}
          />
        ))}
        {hasFailed && (
          <div className={styles.failed}>
            <p role="alert">{words.loadFailed}</p>
            <Button kind="secondary" onClick={loadAgain}>
              {words.loadAgain}
            </Button>
          </div>
        )}
        {level > CODED && (
          <DetailBox
            id={`${ids.title}-detail`}
            text={detail}
            isRequired={isRequired(node)}
            isWrong={error !== undefined && (error.reason === 'maxWord' || inNeed === -1)}
            isFaulty={error !== undefined && inNeed === -1}
            errorId={ids.error}
            onEnter={() => dispatch({ type: 'entered' })}
            onType={(text) => store(codes, text)}
          />
        )}
      </fieldset>
    </QuestionFrame>
  );
}

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
