import { boundsOf, type EvaluateAnswer, levelTagsOf } from '@wence/schema';
import { useMessages } from '../../i18n/messages';
import { QuestionFrame } from '../QuestionFrame';
import type { QuestionProps } from '../question-props';
import { Points } from '../rate/Points';
import { hasLongWord, isSpread } from '../rate/scale-points';
import { Comment } from './Comment';
import styles from './EvaluateQuestion.module.css';
import { evaluationOf, levelTexts, withComment, withLevel, withTag } from './evaluation';
import { wordsIn } from './i18n/words-in';
import { LevelTags } from './LevelTags';

/** A level, why, and what else there is to say. What belongs to a level is asked once it is chosen. */
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
