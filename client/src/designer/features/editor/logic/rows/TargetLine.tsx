import {
  choicesOf,
  type FieldFault,
  findNode,
  jumpTargets,
  type LogicForm,
  type LogicKind,
  optionsOf,
  questionRow,
  readableText,
  rowsOf,
  type SurveyDefinition,
  walkOptions,
} from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { targetWords } from '../../../../shared/logic-words/logic-words';
import type { Asked } from './ConditionLine';
import { type OpenWord, wordName } from './form-changes';
import styles from './rows.module.css';
import { Word } from './Word';

interface TargetLineProps {
  definition: SurveyDefinition;
  kind: LogicKind;
  form: LogicForm;
  faults: readonly FieldFault[];
  /** The word that opens by itself, as in a condition. */
  asked?: Asked;
  /** The words for the question that is shown or hidden; those for this question if absent. */
  what?: string;
  onChange: (form: LogicForm) => void;
}

/** The second half of the sentence: what happens then. */
export function TargetLine({ definition, kind, form, faults, asked, what, onChange }: TargetLineProps) {
  const { t } = useTranslation('logic');
  const { nodeId = 0, target, algorithm, optionId = [] } = form;
  const isWrong = (key: string) => faults.some(({ field }) => field.startsWith(key));
  const requestOf = (word: OpenWord) => (asked?.word === wordName(word) ? asked.n : undefined);
  const lead = t(form.conditions.length > 0 ? 'edit.thus' : 'edit.always');
  if (kind === 'jump') {
    return (
      <div className={styles.line}>
        <span>{`${lead}${t('edit.jump')}`}</span>
        <Word
          label={t('edit.target')}
          request={requestOf('target')}
          invalid={isWrong('target')}
          choices={jumpTargets(definition, nodeId).map((id) => ({ value: id, label: targetWords(definition, id, t) }))}
          chosen={target === undefined ? [] : [target]}
          onChoose={([chosen]) => onChange({ ...form, target: chosen })}
        />
      </div>
    );
  }
  return (
    <div className={styles.line}>
      <span>{lead}</span>
      <Word
        label={t('edit.act')}
        invalid={isWrong('algorithm')}
        choices={[
          { value: 1, label: t('edit.show') },
          { value: 2, label: t('edit.hide') },
        ]}
        chosen={algorithm === undefined ? [] : [algorithm]}
        onChoose={([chosen]) => onChange({ ...form, algorithm: chosen === 2 ? 2 : 1 })}
      />
      {kind === 'show' ? (
        <span>{what ?? t('edit.thisQuestion')}</span>
      ) : (
        <Word
          label={t(kind === 'rows' ? 'edit.rows' : 'edit.options')}
          request={requestOf('parts')}
          invalid={isWrong('optionId')}
          many
          joint={t('allOf')}
          choices={partsOf(definition, nodeId, kind).map(({ id, title }) => ({
            value: id,
            label: t('name', { title: readableText(title) }),
          }))}
          chosen={optionId}
          onChoose={(chosen) => onChange({ ...form, optionId: chosen })}
        />
      )}
    </div>
  );
}

/** The parts of a question that option logic can show and hide. */
function partsOf(definition: SurveyDefinition, nodeId: number, kind: LogicKind) {
  const node = findNode(definition, nodeId);
  if (!node) return [];
  if (kind === 'rows') return rowsOf(node);
  return questionRow(node).answer === 'cascade' ? [...walkOptions(node.options)] : choicesOf(optionsOf(node));
}
