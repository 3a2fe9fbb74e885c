import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { carryPlaces, findNode, type LogicItem, optionTypeOf, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { keepFocus } from '../../../shared/focus';
import { useEditorActions } from '../session/editor-actions';
import { useSessionValue } from '../session/session-store';
import { ToolButton } from '../shared/ToolButton';
import { placesBeside } from './carried';
import styles from './CarriedRow.module.css';

interface CarriedRowProps {
  node: SurveyNode;
  item: LogicItem;
  /** True where the question is edited, so that the carried ones can be moved. */
  isOpen: boolean;
}

/** Shows what carry-over brings into a question, as one row at its place among the question's own options or rows. */
export function CarriedRow({ node, item, isOpen }: CarriedRowProps) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const codes = useSessionValue(({ view }) => item.conditions.map(({ nodeId }) => findNode(view, nodeId)?.code ?? '').join());
  const sources = codes
    .split(',')
    .map((code, place) => t(item.conditions[place]?.algorithm === 1 ? 'carried.chosen' : 'carried.left', { code }))
    .join(t('logic.and'));
  const { before, behind } = placesBeside(node, item);
  const moveTo = (after: number) => {
    keepFocus();
    actions.change([{ op: 'saveLogic', item: { ...item, after } }], 'option');
    actions.announce(t('carried.moved', { place: carryPlaces(node, optionTypeOf(item)).indexOf(after) + 1 }));
  };
  return (
    <li className={styles.carried} data-open={isOpen || undefined}>
      <span className={styles.text}>{sources}</span>
      {isOpen && (
        <span className={styles.tools}>
          <ToolButton
            label={t('carried.up')}
            icon={<ArrowUpOutlined aria-hidden="true" />}
            disabled={before === undefined}
            onClick={() => before !== undefined && moveTo(before)}
          />
          <ToolButton
            label={t('carried.down')}
            icon={<ArrowDownOutlined aria-hidden="true" />}
            disabled={behind === undefined}
            onClick={() => behind !== undefined && moveTo(behind)}
          />
        </span>
      )}
    </li>
  );
}
