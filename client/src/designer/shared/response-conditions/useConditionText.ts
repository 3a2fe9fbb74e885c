import { type AnswerCondition, isBrackets } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { useSourceTags } from '../source-tags/useSourceTags';
import { PROVINCES } from '../../../shared/divisions/divisions';
import { type AskedQuestion, questionOf } from './asked-questions';
import type { Conditions, Entry } from './conditions';
import { originIn, useChoiceName } from './origin-choices';

interface Ends {
  readonly from?: string | number;
  readonly to?: string | number;
}

/** Says conditions as sentences, with the words of the survey. A question or option that is not there any more is said to be missing. */
export function useConditionText(questions: readonly AskedQuestion[]) {
  const { t } = useTranslation('responseConditions');
  const nameOf = useChoiceName();
  const sources = useSourceTags();
  const joined = (texts: readonly string[]): string => texts.join(t('listJoint'));

  const span = ({ from, to }: Ends): string => {
    if (from !== undefined && to !== undefined) return from === to ? t('exactly', { value: from }) : t('between', { from, to });
    return from === undefined ? t('atMost', { to }) : t('atLeast', { from });
  };

  function tested(answer: AnswerCondition, question: AskedQuestion | undefined): string {
    const titles = (ids: readonly number[]) =>
      joined(ids.map((id) => question?.choices.find((choice) => choice.id === id)?.title ?? t('gone')));
    if ('anyOf' in answer) return t('says.anyOf', { values: titles(answer.anyOf) });
    if ('noneOf' in answer) return t('says.noneOf', { values: titles(answer.noneOf) });
    if ('allOf' in answer) return t('says.allOf', { values: titles(answer.allOf) });
    if ('range' in answer) return t('says.range', { span: span(answer.range) });
    if ('dates' in answer) return t('says.range', { span: span(answer.dates) });
    if ('contains' in answer) return t('says.contains', { text: answer.contains });
    if ('divisions' in answer) return t('says.divisions', { values: joined(answer.divisions.map((code) => PROVINCES[code] ?? code)) });
    return t(`state.${answer.state}`);
  }

  function ofAnswer(answer: AnswerCondition): string {
    const question = questionOf(questions, answer);
    const part = Object.values(question?.parts ?? {})
      .flat()
      .find(({ optionId }) => optionId === answer.optionId);
    const asked = [question?.label ?? t('gone'), ...(part ? [part.label] : [])].join(' · ');
    return t('sentence', { asked, said: tested(answer, question) });
  }

  function textOf(entry: Entry): string {
    if (isBrackets(entry)) return `(${allOf(entry.group)})`;
    if ('answer' in entry) return ofAnswer(entry.answer);
    if ('text' in entry) return t('sentence', { asked: t('kind.text'), said: t('says.contains', { text: entry.text.contains }) });
    if ('link' in entry) return t('sentence', { asked: t('kind.link'), said: t('says.contains', { text: entry.link.contains }) });
    if ('invitation' in entry)
      return t('sentence', { asked: t('kind.invitation'), said: t('says.contains', { text: entry.invitation.contains }) });
    if ('duration' in entry) return t('sentence', { asked: t('kind.duration'), said: t('seconds', { span: span(entry.duration) }) });
    if ('score' in entry) return t('sentence', { asked: t('kind.score'), said: span(entry.score) });
    if ('submitted' in entry) return t('sentence', { asked: t('kind.submitted'), said: span(entry.submitted) });
    if ('parameter' in entry) {
      const asked = t('parameterNamed', { name: entry.parameter.name });
      return t('sentence', { asked, said: t('says.anyOf', { values: joined(entry.parameter.anyOf) }) });
    }
    if ('valid' in entry) return t(entry.valid ? 'isValid' : 'isInvalid');
    if ('starred' in entry) return t(entry.starred ? 'isStarred' : 'isNotStarred');
    if ('flagged' in entry) return t(entry.flagged ? 'isFlagged' : 'isNotFlagged');
    if ('quality' in entry) {
      const flags = joined(entry.quality.anyOf.map((flag) => t(`flag.${flag}`)));
      return t('sentence', { asked: t('kind.quality'), said: t('says.anyOf', { values: flags }) });
    }
    const origin = originIn(entry);
    if (origin) {
      const names = joined(origin.words.map((word) => nameOf(origin.part, word)));
      return t('sentence', { asked: t(`kind.${origin.part}`), said: t('says.anyOf', { values: names }) });
    }
    const [[kind, { anyOf }]] = Object.entries(entry) as [
      ['source' | 'version' | 'status' | 'tags', { anyOf: readonly (string | number)[] }],
    ]; // The rest.
    return t('sentence', {
      asked: t(`kind.${kind}`),
      said: t('says.anyOf', { values: joined(anyOf.map((value) => (kind === 'source' ? sources.nameOf(String(value)) : String(value)))) }),
    });
  }

  const allOf = ({ match, conditions }: Conditions): string => conditions.map(textOf).join(t(match === 'any' ? 'or' : 'and'));

  return { textOf, allOf };
}
