import { boundsOf, type EvaluateAnswer, levelTagsOf } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import type { QuestionControl } from '../base/loaded-controls';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import { Points } from '../rate/Points';
import { hasLongWord, isSpread } from '../rate/rate';
import { Comment } from './Comment';
import { evaluationOf, levelTexts, withComment, withLevel, withTag, evaluateErrorText } from './evaluate';
import styles from './EvaluateQuestion.module.css';
import { wordsIn } from './words';

interface LevelTagsProps {
  readonly label: string;
  readonly tags: readonly string[];
  readonly chosen: readonly string[];
  readonly onToggle: (tag: string) => void;
}

/** The tags of a level, as checkboxes that look like labels. */
function LevelTags({ label, tags, chosen, onToggle }: LevelTagsProps) {
  return (
    <fieldset className={styles.tags}>
      <legend className={styles.label}>{label}</legend>
      {tags.map((tag) => (
        <label key={tag} className={styles.tag}>
          <input className={styles.box} type="checkbox" checked={chosen.includes(tag)} onChange={() => onToggle(tag)} />
          <span className={styles.text}>{tag}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A level, its tags and a comment. Tags and comment are asked once a level is chosen. */
export function EvaluateQuestion(props: QuestionProps) {
  const { node, options, answer, error, dispatch } = props;
  const words = wordsIn(useMessages().language);
  const { min, max } = boundsOf(node);
  const texts = levelTexts(node, options, max);
  const hidesSome = !isSpread(texts.captions) || hasLongWord(texts.captions);
  const textOf = (level: number) => texts.names[level - min] ?? '';
  const evaluation = evaluationOf(answer);
  const tags = evaluation ? levelTagsOf(node, evaluation.level) : [];
  const isCommentWrong = error?.reason === 'maxWord';
  const set = (value: EvaluateAnswer, said?: string) => dispatch({ type: 'answered', nodeId: node.id, answer: value, said });

  function chooseLevel(level: number) {
    const offered = levelTagsOf(node, level).length > 0 ? words.tags(textOf(level)) : textOf(level);
    set(withLevel(evaluation, level), evaluation?.tags.length ? offered + words.tagsCleared : offered);
  }

  return (
    <QuestionFrame {...props} hint="">
      <Points
        node={node}
        min={min}
        max={max}
        chosen={evaluation?.level}
        {...texts}
        isWrong={error !== undefined && !isCommentWrong}
        onChoose={chooseLevel}
      />
      {evaluation && (
        <div className={styles.details}>
          {tags.length > 0 ? (
            <LevelTags
              label={words.tags(textOf(evaluation.level))}
              tags={tags}
              chosen={evaluation.tags}
              onToggle={(tag) => set(withTag(node, evaluation, tag))}
            />
          ) : (
            hidesSome && <p>{textOf(evaluation.level)}</p>
          )}
          {node.setting?.is_comment === true && (
            <Comment
              nodeId={node.id}
              label={words.comment}
              text={evaluation.text ?? ''}
              isWrong={isCommentWrong}
              onType={(text) => set(withComment(evaluation, text))}
            />
          )}
        </div>
      )}
    </QuestionFrame>
  );
}

export const control: QuestionControl = { Control: EvaluateQuestion, errorText: evaluateErrorText };
