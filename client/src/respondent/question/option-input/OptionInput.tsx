import { sizeOf, type SurveyOption } from '@wence/schema';
import { onEnterKey } from '../../control/enter-key';
import select from '../../control/select-box.module.css';
import box from '../../control/text-box.module.css';
import { useMessages } from '../../i18n/messages';
import { textInput } from '../text/text-input';
import { asQuestion } from './option-texts';

interface OptionInputProps {
  readonly option: SurveyOption;
  readonly text: string;
  readonly isWrong: boolean;
  readonly isRequired: boolean;
  /** Ids of the texts that name it. */
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
}

/** The input of an option, field or column: one line, several lines or a list. */
export function OptionInput({ option, text, isWrong, isRequired, labelledBy, describedBy, onType, onEnter }: OptionInputProps) {
  const messages = useMessages();
  const node = asQuestion(option);
  const choices = option.setting?.options;
  const shared = {
    className: box.box,
    value: text,
    'data-faulty': isWrong ? '' : undefined,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-required': isRequired || undefined,
    'aria-invalid': isWrong || undefined,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  if (node.setting?.format === 90 && choices) {
    return (
      <select {...shared} className={`${box.box} ${select.select}`}>
        <option value="">{messages.pleaseChoose}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  if (sizeOf(node) >= 4) return <textarea {...shared} {...textInput(node)} rows={3} />;
  return <input {...shared} {...textInput(node)} type="text" onKeyDown={onEnterKey(onEnter)} />;
}

/** Takes the keyboard to the next box of a question that has several. False: the last one has it. */
export function goToNextInput(within: HTMLElement | null): boolean {
  const boxes = [...(within?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])];
  const next = boxes[boxes.findIndex((each) => each === document.activeElement) + 1];
  next?.focus();
  return next !== undefined;
}
