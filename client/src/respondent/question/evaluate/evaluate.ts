import { type Answer, type EvaluateAnswer, levelTagsOf, optionsOf, readableText, type SurveyNode, type SurveyOption } from '@wence/schema';
import type { QuestionControl } from '../base/loaded-controls';
import type { PointTexts } from '../rate/rate';
import { wordsIn } from './words';

/** The answer to an evaluation, where there is one. */
export function evaluationOf(answer: Answer | undefined): EvaluateAnswer | undefined {
  return answer && 'level' in answer ? answer : undefined;
}

/** Levels whose texts fit beside each other; of more, only the ends are written out. */
const FEW = 5;

/** The texts of the levels as they read now: the n-th option of the document stands for level n, whatever is on offer. */
export function levelTexts(node: SurveyNode, offered: readonly SurveyOption[], count: number): PointTexts {
  const names = Array.from({ length: count }, (_, place) => {
    const option = optionsOf(node)[place];
    return readableText(offered.find(({ id }) => id === option?.id)?.title ?? option?.title ?? '');
  });
  const isWritten = (place: number) => count <= FEW || place === 0 || place === count - 1;
  return { names, captions: names.map((name, place) => (isWritten(place) ? name : '')) };
}

/** Another level: its tags are other ones, so those of the old level go; what was written stays. */
export function withLevel(before: EvaluateAnswer | undefined, level: number): EvaluateAnswer {
  return before?.level === level ? before : { ...before, level, tags: [] };
}

/** A tag ticked or unticked. Tags keep the order of their level, so that the same choice is the same answer. */
export function withTag(node: SurveyNode, before: EvaluateAnswer, tag: string): EvaluateAnswer {
  const isChosen = (each: string) => before.tags.includes(each) !== (each === tag);
  return { ...before, tags: levelTagsOf(node, before.level).filter(isChosen) };
}

export function withComment({ text: _old, ...before }: EvaluateAnswer, text: string): EvaluateAnswer {
  return text === '' ? before : { ...before, text };
}

/** A level outside the scale comes from an answer that was given before the scale changed. */
export const evaluateErrorText: QuestionControl['errorText'] = (language, _shown, _answer, { reason }) =>
  reason === 'required' || reason === 'min' || reason === 'max' ? wordsIn(language).chooseLevel : undefined;
