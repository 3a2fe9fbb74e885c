import { PlusOutlined } from '@ant-design/icons';
import { isUntouchedTitle, LIMITS, readableText, rowsOf, type SurveyNode, type SurveyRow } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { keepFocus } from '../../../shared/focus';
import { rowBatch } from '../dialogs/batch-lists';
import { SortArea } from '../drag/SortArea';
import { useEditorActions } from '../session/editor-actions';
import type { Selection } from '../session/selection';
import { useConfirmReferenced } from '../shared/confirmations';
import { useCarriedInto, withCarried } from './carried';
import { CarriedRow } from './CarriedRow';
import { type Exchange, exchangesOf, partBehind } from './exchange';
import grid from './option-grid.module.css';
import tools from './option-tools.module.css';
import { OptionDialogs } from './OptionDialogs';
import { OptionMark } from './OptionMark';
import { PartRow, type Swap } from './PartRow';
import { usePasteLines } from './usePasteLines';

/** The rows of the selected matrix or table. The last one cannot be deleted (Spec 5), unless others are carried into the question. */
export function RowEditor({ node, selection }: { node: SurveyNode; selection: Selection }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const confirmReferenced = useConfirmReferenced();
  const rows = rowsOf(node);
  const focus = selection.focus?.part === 'option' ? selection.focus : null;
  const nodeId = node.id;
  const carried = useCarriedInto(nodeId, 2);
  const pasteLines = usePasteLines(nodeId);

  const remove = (rowId: number, index: number) => {
    confirmReferenced('option', [{ op: 'removeRow', nodeId, rowId }], (operations) => {
      if (!actions.remove(operations)) return;
      actions.announce(t('said.rowDeleted', { title: readableText(rows[index]?.title ?? '') }));
      const neighbour = rows[index - 1] ?? rows[index + 1];
      actions.select({ nodeId, optionId: neighbour?.id ?? null, focus: 'option' });
    });
  };
  const goOn = ({ id }: SurveyRow) => {
    const next = partBehind(rows, id);
    if (next && isUntouchedTitle(next.title)) actions.select({ nodeId, optionId: next.id, focus: 'option', all: true });
    else actions.addNow([{ op: 'addRow', nodeId, row: {}, after: id }], 'createdOption');
  };
  const swapOf = ({ id, title }: SurveyRow): Swap => {
    const { back, forth } = exchangesOf(
      rows.map((row) => row.id),
      id,
    );
    const put = ({ after, place }: Exchange) => {
      keepFocus();
      actions.change([{ op: 'moveRow', nodeId, rowId: id, after }], 'option');
      actions.announce(t('said.rowMoved', { title: readableText(title), place }));
    };
    return { back: back && (() => put(back)), forth: forth && (() => put(forth)) };
  };
  return (
    <>
      <SortArea
        items={rows.map(({ id, title }) => ({ id, name: readableText(title) }))}
        onMove={(rowId, after) => actions.change([{ op: 'moveRow', nodeId, rowId, after }], 'option')}
      >
        <ul className={grid.grid} data-preview aria-label={t('row.list', { code: node.code })}>
          {withCarried(
            node,
            rows.map((row, index) => (
              <PartRow
                key={row.id}
                kind="row"
                id={row.id}
                title={row.title}
                label={t('row.title', { place: index + 1 })}
                mark={<OptionMark node={node} place={index + 1} />}
                image={row.image}
                maxLength={LIMITS.rowTitle}
                focus={selection.optionId === row.id ? focus : null}
                isFixed={false}
                hasBox={row.other ?? false}
                onTitle={(title) => actions.change([{ op: 'updateRow', nodeId, rowId: row.id, set: { title } }], 'typing')}
                onPaste={pasteLines(rowBatch(node), row)}
                onSelect={() => actions.select({ nodeId, optionId: row.id })}
                onEnter={() => goOn(row)}
                swap={swapOf(row)}
                onRemove={rows.length > 1 || carried.length > 0 ? () => remove(row.id, index) : undefined}
              />
            )),
            carried,
            (item) => (
              <CarriedRow node={node} item={item} isOpen />
            ),
          )}
        </ul>
      </SortArea>
      <div className={tools.tools}>
        <Button
          type="text"
          size="small"
          icon={<PlusOutlined aria-hidden="true" />}
          disabled={rows.length >= LIMITS.rowsPerNode}
          onClick={() => actions.addNow([{ op: 'addRow', nodeId, row: {} }], 'createdOption')}
        >
          {t('row.add')}
        </Button>
        <OptionDialogs node={node} ofRows />
      </div>
    </>
  );
}
