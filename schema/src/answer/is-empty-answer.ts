import type { Answer } from './answer.js';

/** Whether an answer says nothing: no option chosen, or a text that is blank. Such an answer counts as none. */
export const isEmptyAnswer = (answer: Answer | undefined): boolean => {
  if (answer === undefined) return true;
  if ('option' in answer) return false;
  return 'options' in answer ? answer.options.length === 0 : answer.text.trim() === '';
};
