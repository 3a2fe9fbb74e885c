import {
  documentOrder,
  isExclusive,
  isOptionGroup,
  languageOf,
  optionLists,
  readableText,
  rowsOf,
  type SurveyDefinition,
  type SurveyNode,
  walkOptions,
} from '@wence/schema';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnLists } from '../library/useOwnLists';
import { useReadView } from '../session/session-store';
import styles from './BatchOptionDialog.module.css';

/** A list that can be taken over. `value`: what tells it from all others of the menu. */
interface KnownList {
  readonly value: string;
  readonly label: string;
  readonly titles: readonly string[];
}

const ordinaryTitles = (node: SurveyNode): readonly string[] =>
  [...walkOptions(node.options)].filter((option) => !isOptionGroup(option) && !isExclusive(option)).map(({ title }) => readableText(title));

/** The options and the rows of all other questions of the survey. */
function listsOfSurvey(survey: SurveyDefinition, besides: number): KnownList[] {
  return documentOrder(survey.nodes)
    .filter(({ id }) => id !== besides)
    .flatMap((node) => {
      const label = `${node.code} ${readableText(node.title)}`;
      return [ordinaryTitles(node), rowsOf(node).map(({ title }) => readableText(title))]
        .map((titles, place) => ({ value: `${node.id}-${place}`, label, titles }))
        .filter(({ titles }) => titles.length > 1);
    });
}

interface ListPickerProps {
  /** The question whose list is edited. */
  node: SurveyNode;
  onPick: (titles: readonly string[]) => void;
}

/** Takes over a list that comes with the product, that another question of the survey has, or that a question of one's own library has. */
export function ListPicker({ node, onPick }: ListPickerProps) {
  const { t } = useTranslation('dialogs');
  const survey = useReadView()();
  const [isOpened, setOpened] = useState(false);
  const own = useOwnLists(isOpened);

  const ready = Object.entries(optionLists(languageOf(survey))).map(([key, titles]): KnownList => {
    const name = t(`lists.names.${key as keyof ReturnType<typeof optionLists>}`);
    return { value: key, label: `${name}: ${titles.slice(0, 3).join(', ')}${titles.length > 3 ? '…' : ''}`, titles };
  });
  const inSurvey = listsOfSurvey(survey, node.id);

  const pick = async (value: string) => {
    const known = [...ready, ...inSurvey].find((list) => list.value === value);
    const titles = known ? known.titles : await own.fetchTitles(value);
    if (titles.length > 0) onPick(titles);
  };
  return (
    <Select
      className={styles.picker}
      aria-label={t('lists.label')}
      placeholder={t('lists.label')}
      value={null}
      showSearch={{ optionFilterProp: 'label' }}
      onOpenChange={(isOpen) => isOpen && setOpened(true)}
      onSelect={(value: string | null) => value !== null && void pick(value)}
      options={[
        { label: t('lists.ready'), options: ready },
        { label: t('lists.survey'), options: inSurvey },
        { label: t('lists.own'), options: own.lists.map(({ id, title }) => ({ value: id, label: title })) },
      ].filter(({ options }) => options.length > 0)}
    />
  );
}
