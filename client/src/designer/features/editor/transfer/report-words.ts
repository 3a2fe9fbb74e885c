import { documentOrder, localIds, logicOf, type SurveyDefinition } from '@wence/schema';
import type { TFunction } from 'i18next';
import type { Report } from './useTransferReport';

type Words = TFunction<'transfer'>;

/** Names the parts of a survey by their ids. */
interface PartNames {
  /** The code of the question that has this id, or an option or row with it. */
  question(id: number): string;
  quota(id: number | null): string;
  /** Names what refers to something: a rule, a quota, a text. */
  referrer(id: number): string;
}

export function partNames(survey: SurveyDefinition, t: Words): PartNames {
  const codes = new Map<number, string>();
  for (const node of documentOrder(survey.nodes)) {
    for (const id of localIds({ nodes: [{ ...node, nodes: undefined }] })) codes.set(id, node.code);
  }
  const owners = new Map(logicOf(survey).map(({ id, nodeId }) => [id, nodeId]));
  const quotas = new Map(survey.quotas?.map(({ id, name }) => [id, name]));
  const question = (id: number): string => codes.get(id) ?? t('gone');
  return {
    question,
    quota: (id) => quotas.get(id ?? 0) ?? '',
    referrer: (id) => {
      if (id === 0) return t('ownTexts');
      const owner = owners.get(id);
      if (owner !== undefined) return t('ruleOf', { code: question(owner) });
      const quota = quotas.get(id);
      return quota === undefined ? t('textOf', { code: question(id) }) : t('quotaNamed', { name: quota });
    },
  };
}

/** Returns a sentence for each thing that can't come along, each sentence once. */
export function reportSentences({ notes }: Report, names: PartNames, t: Words, language: string): readonly string[] {
  const list = new Intl.ListFormat(language);
  const sentences = notes.map(({ code, nodeId, partId, leftIds }) => {
    const left = list.format([...new Set(leftIds.map((id) => names.question(id)))]);
    return t(`note.${code}`, { code: names.question(nodeId), left, name: names.quota(partId) });
  });
  return [...new Set(sentences)];
}

/** Returns a sentence about what a move tidies up in the survey it leaves; null where there is nothing. */
export function tidiedSentence({ referrers }: Report, names: PartNames, t: Words, language: string): string | null {
  if (referrers.length === 0) return null;
  const what = [...new Set(referrers.map((id) => names.referrer(id)))];
  return t('tidied', { what: new Intl.ListFormat(language).format(what) });
}
