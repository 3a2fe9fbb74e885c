import { isRequired, readableText } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import type { QuestionControl } from '../base/loaded-controls';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { LevelSelect } from '../levels/LevelSelect';
import { wordsIn } from '../levels/words';
import { levelsOf, pathWith, levelLabel } from './cascade';
import styles from './CascadeQuestion.module.css';

/** One list per level, each within what was chosen above it. */
export function CascadeQuestion(props: QuestionProps) {
  const { node, options, answer, error, dispatch } = props;
  const { language } = useMessages();
  const words = wordsIn(language);
  const ids = questionIds(node.id);
  const levels = levelsOf(node, options, answer);
  const label = (place: number) => levelLabel(language, node, place);
  const firstOpen = levels.findIndex(({ chosen }) => !chosen);

  function choose(place: number, value: string, said: string | undefined) {
    const path = pathWith(levels, place, value === '' ? null : Number(value));
    const isCleared = levels[place + 1]?.chosen !== undefined;
    dispatch({ type: 'answered', nodeId: node.id, answer: { path }, said: isCleared ? words.chooseAnew(label(place + 1)) : said });
  }

  return (
    <QuestionFrame {...props} hint="">
      <fieldset className={styles.levels} aria-labelledby={ids.title} aria-describedby={describedBy(error && ids.error)}>
        {levels.map(({ choices, chosen }, place) => (
          <LevelSelect
            // A level is another one when what it lies within changes.
            key={`${place} ${levels[place - 1]?.chosen?.id ?? ''}`}
            id={`${ids.title}-level-${place}`}
            label={label(place)}
            choices={choices.map(({ id, title }) => ({ value: String(id), title: readableText(title) }))}
            value={chosen ? String(chosen.id) : ''}
            closed={choices.length === 0 ? words.afterAbove(label(place - 1)) : undefined}
            isRequired={isRequired(node)}
            isWrong={error !== undefined && !chosen && choices.length > 0}
            isFaulty={error !== undefined && place === firstOpen}
            describedBy={describedBy(error && ids.error)}
            onChoose={(value, said) => choose(place, value, said)}
          />
        ))}
      </fieldset>
    </QuestionFrame>
  );
}

export const control: QuestionControl = {
  Control: CascadeQuestion,
  errorText: (language, { node, options }, answer, { reason }) => {
    if (reason !== 'required' && reason !== 'incomplete') return undefined;
    const open = levelsOf(node, options, answer).findIndex(({ chosen }) => !chosen);
    const label = levelLabel(language, node, Math.max(open, 0));
    return open > 0 ? wordsIn(language).chooseStill(label) : wordsIn(language).chooseFrom(label);
  },
};
