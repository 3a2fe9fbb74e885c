import { type Answer, type Answers, findOption, readableText, type SurveyDefinition, type SurveyNode, walkNodes } from '@wence/schema';
import { questionWords, type Translate } from '../../../../shared/logic-words/logic-words';

function answerWords(node: SurveyNode, answer: Answer, t: Translate): string {
  const named = (ids: readonly number[]) =>
    ids
      .map((id) => {
        const option = findOption(node, id);
        return option ? t('name', { title: readableText(option.title) }) : t('gone');
      })
      .join(t('allOf'));
  if ('option' in answer) return named([answer.option]);
  if ('options' in answer) return named(answer.options.map(({ option }) => option));
  if ('order' in answer) return named(answer.order);
  if ('path' in answer) return named(answer.path);
  if ('number' in answer) return String(answer.number);
  if ('level' in answer) return String(answer.level);
  if ('date' in answer) return answer.date;
  if ('text' in answer) return answer.text;
  return t('check.something');
}

/** Answers as a sentence: each question that is answered, with what, in the order of the survey. */
export function witnessWords(definition: SurveyDefinition, answers: Answers, t: Translate): string {
  const clauses = [...walkNodes(definition.nodes)].flatMap((node) => {
    const answer = answers[node.id];
    return answer ? [t('check.answer', { question: questionWords(definition, node.id, t), answer: answerWords(node, answer, t) })] : [];
  });
  return clauses.length > 0 ? t('check.witness', { answers: clauses.join(t('edit.listJoint')) }) : t('check.unanswered');
}
