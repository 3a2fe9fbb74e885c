import { type Anchor, columnOf, isExclusive, optionsOf, readableText, type SurveyNode } from '@wence/schema';
import { SortArea } from '../drag/SortArea';
import { useConfirmReferenced } from '../dialogs/useConfirmReferenced';
import { useEditorActions } from '../session/editor-actions';
import type { Selection } from '../session/selection';
import { OptionGrid } from './OptionGrid';
import { OptionRow } from './OptionRow';
import { OptionTools } from './OptionTools';

/** The options of the selected question, edited where they stand. */
export const OptionEditor = ({ node, selection }: { node: SurveyNode; selection: Selection }) => {
  const actions = useEditorActions();
  const confirmReferenced = useConfirmReferenced();
  const options = optionsOf(node);
  const sortable = options.filter((option) => !isExclusive(option)).map(({ id, title }) => ({ id, name: readableText(title) }));
  const focus = selection.focus?.part === 'option' ? selection.focus : null;

  const addAfter = (after: Anchor) => actions.addNow([{ op: 'addOption', nodeId: node.id, option: {}, after }], 'createdOption');
  const remove = (optionId: number, index: number) => {
    confirmReferenced('option', [{ op: 'removeOption', nodeId: node.id, optionId }], (operations) => {
      if (!actions.remove(operations)) return;
      const neighbour = options[index - 1] ?? options[index + 1];
      actions.select({ nodeId: node.id, optionId: neighbour?.id ?? null, focus: 'option' });
    });
  };

  return (
    <>
      <SortArea
        items={sortable}
        grid={columnOf(node) > 1}
        onMove={(optionId, after) => actions.change([{ op: 'moveOption', nodeId: node.id, optionId, after }], 'option')}
      >
        <OptionGrid node={node}>
          {options.map((option, index) => (
            <OptionRow
              key={option.id}
              node={node}
              option={option}
              place={index + 1}
              isOnly={options.length === 1}
              focus={selection.optionId === option.id ? focus : null}
              onEnter={() => addAfter(isExclusive(option) ? undefined : option.id)}
              onRemove={() => remove(option.id, index)}
            />
          ))}
        </OptionGrid>
      </SortArea>
      <OptionTools node={node} selectedOption={selection.optionId} />
    </>
  );
};
