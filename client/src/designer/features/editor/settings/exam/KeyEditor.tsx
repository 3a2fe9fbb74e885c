import { type AcceptedTexts, type KeyedField, type KeyedRow, type NodeExam, readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { ChoiceKey } from './ChoiceKey';
import { optionsOf, type SheetQuestion } from './exam-sheet';
import { OrderKey } from './OrderKey';
import { TextKey } from './TextKey';

interface KeyEditorProps {
  question: SheetQuestion;
  disabled: boolean;
  onChange: (change: Partial<NodeExam>) => void;
}

/** The right columns of each row. */
function RowKeys({ question: { node }, disabled, onChange }: KeyEditorProps) {
  const rows = node.exam?.rows ?? [];
  const set = (rowId: number, optionIds: readonly number[]) => {
    const others = rows.filter((row) => row.rowId !== rowId);
    const order = (node.children ?? []).map(({ id }) => id);
    const next: KeyedRow[] = [...others, { rowId, optionIds }];
    onChange({ rows: next.toSorted((one, other) => order.indexOf(one.rowId) - order.indexOf(other.rowId)) });
  };
  return node.children?.map(({ id, title }) => (
    <ChoiceKey
      key={id}
      label={readableText(title)}
      options={optionsOf(node)}
      value={rows.find(({ rowId }) => rowId === id)?.optionIds ?? []}
      disabled={disabled}
      onChange={(optionIds) => set(id, optionIds)}
    />
  ));
}

/** Edits the answers that each field accepts. */
function FieldKeys({ question: { node }, disabled, onChange }: KeyEditorProps) {
  const { t } = useTranslation('exam');
  const fields = node.exam?.fields ?? [];
  const set = (optionId: number, accepted: AcceptedTexts) => {
    const others = fields.filter((field) => field.optionId !== optionId);
    const order = optionsOf(node).map(({ id }) => id);
    const next: KeyedField[] = [...others, { optionId, ...accepted }];
    onChange({ fields: next.toSorted((one, other) => order.indexOf(one.optionId) - order.indexOf(other.optionId)) });
  };
  return optionsOf(node).map(({ id, title }) => (
    <TextKey
      key={id}
      label={t('textsOf', { field: readableText(title) })}
      value={fields.find(({ optionId }) => optionId === id) ?? {}}
      disabled={disabled}
      onChange={(accepted) => set(id, accepted)}
    />
  ));
}

/** The key of a question, in the way that its type takes one. */
export function KeyEditor(props: KeyEditorProps) {
  const { t } = useTranslation('exam');
  const { question, disabled, onChange } = props;
  const { node, kind } = question;
  const optionIds = node.exam?.optionIds ?? [];
  const choice = {
    options: optionsOf(node),
    value: optionIds,
    disabled,
    onChange: (ids: readonly number[]) => onChange({ optionIds: ids }),
  };
  switch (kind) {
    case 'choice':
      return <ChoiceKey label={t(optionIds.length > 1 ? 'rightAny' : 'right')} {...choice} />;
    case 'choices':
      return <ChoiceKey label={t('rightAll')} {...choice} />;
    case 'order':
      return <OrderKey {...choice} />;
    case 'text':
      return <TextKey label={t('texts')} value={node.exam ?? {}} disabled={disabled} onChange={onChange} />;
    case 'rows':
      return <RowKeys {...props} />;
    case 'fields':
      return <FieldKeys {...props} />;
  }
}
