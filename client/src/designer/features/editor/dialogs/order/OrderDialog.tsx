import {
  childSequenceOf,
  isContainer,
  isExclusive,
  optionsOf,
  questionRow,
  rowsOf,
  type Sequence,
  sequenceOf,
  type SurveyNode,
} from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { optionPartOf } from '../../shared/options';
import { type DialogDraft, DraftDialog } from '../DraftDialog';
import { OrderSection } from './OrderSection';

/** The order of rows, of options or columns, of the questions in a container: whichever a node has. */
function Orders({ node, run }: DialogDraft) {
  const { t } = useTranslation('editor');
  const { hasOptions, hasRows, rowsTakeOther } = questionRow(node);
  const nodeId = node.id;
  const setSequence = (sequence: Sequence) => run({ op: 'updateNode', nodeId, set: { sequence } });
  return (
    <>
      {hasRows && (
        <OrderSection
          name={t('panel.rows')}
          sequence={childSequenceOf(node)}
          parts={rowsOf(node)}
          onSequence={(childSequence) => run({ op: 'updateNode', nodeId, set: { childSequence } })}
          onLock={(rowId, locked) => run({ op: 'updateRow', nodeId, rowId, set: { locked } })}
          onOther={rowsTakeOther ? (rowId, other) => run({ op: 'updateRow', nodeId, rowId, set: { other } }) : undefined}
        />
      )}
      {hasOptions && (
        <OrderSection
          name={t(`panel.parts.${optionPartOf(node)}`)}
          sequence={sequenceOf(node)}
          parts={optionsOf(node).filter((option) => !isExclusive(option))}
          onSequence={setSequence}
          onLock={(optionId, locked) => run({ op: 'updateOption', nodeId, optionId, set: { locked } })}
        />
      )}
      {isContainer(node) && (
        <OrderSection
          name={t('panel.questions')}
          sequence={sequenceOf(node)}
          parts={node.nodes ?? []}
          onSequence={setSequence}
          onLock={(id, locked) => run({ op: 'updateNode', nodeId: id, set: { locked } })}
        />
      )}
    </>
  );
}

interface OrderDialogProps {
  node: SurveyNode;
  onClose: () => void;
}

/** Sets the order in which parts are shown, and which of them keep their place (Spec 2, option order dialog). */
export function OrderDialog({ node, onClose }: OrderDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <DraftDialog nodeId={node.id} title={t('panel.order')} onClose={onClose}>
      {(draft) => <Orders {...draft} />}
    </DraftDialog>
  );
}
