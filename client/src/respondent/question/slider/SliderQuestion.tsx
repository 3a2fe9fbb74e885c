import { isRequired } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import type { QuestionControl } from '../base/loaded-controls';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { Slide } from './Slide';
import { restOf, scaleOf, sliderErrorText } from './slider';
import styles from './SliderQuestion.module.css';
import { TypedNumber } from './TypedNumber';
import { wordsIn } from './words';

/** A number from a scale: by a slider that says nothing until it is touched, or typed. */
export function SliderQuestion(props: QuestionProps) {
  const { node, answer, error, dispatch } = props;
  const words = wordsIn(useMessages().language);
  const { left_text, center_text, right_text, value, is_vertical = false, is_stops = false, is_tip = true } = node.setting ?? {};
  const ids = questionIds(node.id);
  const scale = scaleOf(node);
  const number = answer && 'number' in answer ? answer.number : null;
  const described = describedBy(ids.hint, error && ids.error);
  const endText = number === scale.min ? left_text : number === scale.max ? right_text : undefined;
  const set = (place: number | null) => dispatch({ type: 'answered', nodeId: node.id, answer: place === null ? null : { number: place } });

  return (
    <QuestionFrame {...props} hint={words.hint(scale.min, scale.max, scale.step)}>
      <fieldset className={styles.slider} aria-labelledby={ids.title} data-vertical={is_vertical || undefined}>
        <div className={styles.scale}>
          <Slide
            scale={scale}
            place={number ?? restOf(scale, value)}
            isUntouched={number === null}
            hasStart={value !== undefined}
            isVertical={is_vertical}
            hasMarks={is_stops}
            hasTip={is_tip}
            spoken={number === null ? words.untouched : endText ? `${number}${words.join}${endText}` : String(number)}
            labelledBy={ids.title}
            describedBy={described}
            isWrong={error !== undefined}
            onSet={set}
          />
          {(left_text || center_text || right_text) && (
            <div className={styles.ends}>
              <span>{left_text}</span>
              <span>{center_text}</span>
              <span>{right_text}</span>
            </div>
          )}
        </div>
        <TypedNumber
          id={`${ids.title}-typed`}
          label={words.typed}
          titleId={ids.title}
          number={number}
          hasMinus={scale.min < 0}
          isRequired={isRequired(node)}
          isWrong={error !== undefined}
          describedBy={described}
          onType={set}
          onEnter={() => dispatch({ type: 'entered' })}
        />
      </fieldset>
    </QuestionFrame>
  );
}

export const control: QuestionControl = { Control: SliderQuestion, errorText: sliderErrorText };
