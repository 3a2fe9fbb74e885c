import {
  type Answer,
  answerKindOf,
  type ChoiceAnswer,
  columnOf,
  isExclusive,
  isOther,
  isRequired,
  maxOf,
  type SurveyOption,
} from '@wence/schema';
import { useRef, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '../../i18n/messages';
import { isFull } from '../../session/choose';
import { choiceHint } from '../base/hint-text';
import { loadedExtras } from '../base/loaded-controls';
import { OptionRow, type OptionRowProps } from '../base/OptionRow';
import { describedBy, questionIds } from '../base/question-ids';
import type { QuestionProps } from '../base/question-props';
import { QuestionFrame } from '../base/QuestionFrame';
import styles from './ChoiceQuestion.module.css';
import { OtherText } from './OtherText';

/**
 * Remembers the option chosen by pointer or space bar, whose text input should take the focus. Arrow keys walk through a radio group:
 * there the focus must not be pulled out of it.
 */
function useNewlyChosen() {
  const walks = useRef(false);
  const newest = useRef<number | null>(null);
  return {
    handleKeyDown: (key: string) => {
      walks.current = key.startsWith('Arrow');
    },
    handleKeyUp: () => {
      walks.current = false;
    },
    choose: (optionId: number) => {
      newest.current = walks.current ? null : optionId;
    },
    isNew: (optionId: number) => newest.current === optionId,
  };
}

/** The choices whose options are on offer. A choice hidden by logic does not count, and returns with its option. */
function choicesIn(answer: Answer | undefined, options: readonly SurveyOption[]): readonly ChoiceAnswer[] {
  const choices = answer && 'options' in answer ? answer.options : answer && 'option' in answer ? [answer] : [];
  return choices.filter((choice) => options.some(({ id }) => id === choice.option));
}

interface ChoiceQuestionProps extends QuestionProps {
  /** Component that draws one option. */
  readonly Row?: ComponentType<OptionRowProps>;
  /** CSS class of the list of options. */
  readonly className?: string;
  /** Wraps the rows, which come in their order. */
  readonly arrange?: (rows: readonly ReactElement[]) => ReactNode;
}

/** Single and multiple choice: a radio group, or a group of checkboxes that tells its limits. Of rows, or of what a control makes of them. */
export function ChoiceQuestion({ Row = OptionRow, className = styles.list, arrange = (rows) => rows, ...props }: ChoiceQuestionProps) {
  const { node, options, answer, error, dispatch } = props;
  const messages = useMessages();
  const newly = useNewlyChosen();
  const Result = loadedExtras.get('results')?.Row;
  const ids = questionIds(node.id);
  const isSingle = answerKindOf(node) === 'single';
  const choices = choicesIn(answer, options);
  const takesNoMore = !isSingle && isFull(maxOf(node), choices.length);
  const hint = isSingle ? '' : takesNoMore ? messages.full(maxOf(node)) : choiceHint(messages, node, choices.length);
  const described = describedBy(hint && ids.hint, error && ids.error);

  return (
    <QuestionFrame {...props} hint={hint}>
      <div
        className={className}
        data-columns={columnOf(node)}
        role={isSingle ? 'radiogroup' : 'group'}
        aria-labelledby={ids.title}
        aria-describedby={described}
        aria-required={isSingle ? isRequired(node) : undefined}
        aria-invalid={isSingle && error ? true : undefined}
      >
        {arrange(
          options.map((option) => {
            const choice = choices.find((each) => each.option === option.id);
            const isBlocked = takesNoMore && !choice && !isExclusive(option);
            const isOtherWrong = error?.optionId === option.id && error.reason !== 'unknownOption';
            const row = (
              <Row
                key={option.id}
                kind={isSingle ? 'radio' : 'checkbox'}
                name={ids.title}
                option={option}
                isChosen={choice !== undefined}
                isFull={isBlocked}
                isWrong={!isSingle && error !== undefined && error.optionId === undefined}
                describedBy={isBlocked ? ids.hint : undefined}
                onKeyDown={newly.handleKeyDown}
                onKeyUp={newly.handleKeyUp}
                onChoose={() => {
                  newly.choose(option.id);
                  dispatch({ type: 'chosen', nodeId: node.id, optionId: option.id });
                }}
              >
                {isOther(option) && (
                  <OtherText
                    option={option}
                    text={choice?.text ?? ''}
                    isWrong={isOtherWrong}
                    errorId={ids.error}
                    takesFocus={newly.isNew(option.id)}
                    onEnter={() => dispatch({ type: 'entered' })}
                    onType={(text) => dispatch({ type: 'otherTyped', nodeId: node.id, optionId: option.id, text })}
                  />
                )}
              </Row>
            );
            return Result ? <Result key={option.id} nodeId={node.id} row={row} /> : row;
          }),
        )}
      </div>
    </QuestionFrame>
  );
}
