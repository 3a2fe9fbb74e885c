import { WarningOutlined } from '@ant-design/icons';
import type { SurveyDefinition } from '@wence/schema';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { logicWords } from '../../../../shared/logic-words/logic-words';
import { TypeGlyph } from '../../types/TypeGlyph';
import type { MapRow, RowJump, RowRelation } from './map-rows';
import styles from './rows.module.css';

/** A jump by its question and its logic id. */
export interface Arrow {
  readonly nodeId: number;
  readonly logicId: number;
}

/** Actions on a row of the map and on its arrows. */
export interface RowActions {
  readonly onSelect: (nodeId: number) => void;
  /** Chooses an arrow, or none of them any more. */
  readonly onArrow: (arrow: Arrow | null) => void;
  /** The arrow under the pointer or the focus. */
  readonly onPoint: (arrow: Arrow | null) => void;
}

interface RowLineProps {
  definition: SurveyDefinition;
  row: MapRow;
  tie: RowRelation;
  findings: number;
  /** Logic id of the chosen arrow, if it is one of this row. */
  arrow: number | null;
  actions: RowActions;
}

/** Most arrows that fit beside a title; the panel has them all. */
const MOST_ARROWS = 2;

/** One question on the map: its type, its title, its dependencies, its relation to the selected question, and its jumps. */
export const RowLine = memo(({ definition, row, tie, findings, arrow, actions }: RowLineProps) => {
  const { t } = useTranslation('logic');
  const { nodeId, role, type, depth, code, title, dependents, jumps } = row;
  return (
    <li className={styles.row} data-tie={tie} data-role={role}>
      <button
        type="button"
        className={styles.stop}
        style={{ marginInlineStart: Math.min(depth, 3) * 16 }}
        aria-pressed={tie === 'self'}
        onClick={() => actions.onSelect(nodeId)}
      >
        <TypeGlyph type={type} />
        <span className={styles.name}>
          <span className={styles.code}>{code}</span> {title}
        </span>
        {dependents.length > 0 && <span className={styles.marks}>{dependents.map((each) => t(`map.dependent.${each}`)).join(' · ')}</span>}
        {(tie === 'on' || tie === 'about') && <span className={styles.tie}>{t(`map.tie.${tie}`)}</span>}
        {tie === 'off' && <span className="visually-hidden">{t('map.tie.off')}</span>}
        {findings > 0 && (
          <span className={styles.findings}>
            <WarningOutlined aria-hidden="true" /> {t('map.findings', { n: findings })}
          </span>
        )}
      </button>
      {jumps.slice(0, MOST_ARROWS).map((jump) => (
        <ArrowButton
          key={jump.item.id}
          definition={definition}
          nodeId={nodeId}
          jump={jump}
          isChosen={jump.item.id === arrow}
          actions={actions}
        />
      ))}
      {jumps.length > MOST_ARROWS && (
        <button
          type="button"
          className={styles.arrow}
          aria-label={t('map.moreJumps', { code, n: jumps.length - MOST_ARROWS })}
          onClick={() => actions.onSelect(nodeId)}
        >
          +{jumps.length - MOST_ARROWS}
        </button>
      )}
    </li>
  );
});
RowLine.displayName = 'RowLine';

interface ArrowButtonProps {
  definition: SurveyDefinition;
  nodeId: number;
  jump: RowJump;
  isChosen: boolean;
  actions: RowActions;
}

/** An arrow as the code of its target; its name is the whole sentence, which is also shown while it has the pointer or the focus. */
function ArrowButton({ definition, nodeId, jump: { item, target }, isChosen, actions }: ArrowButtonProps) {
  const { t } = useTranslation('logic');
  const self = { nodeId, logicId: item.id };
  const point = () => actions.onPoint(self);
  const leave = () => actions.onPoint(null);
  const words = typeof target === 'string' ? target : t(target === 0 ? 'map.end' : 'map.screened');
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={logicWords(definition, item, t)}
      aria-pressed={isChosen}
      onClick={() => actions.onArrow(isChosen ? null : self)}
      onFocus={point}
      onBlur={leave}
      onMouseEnter={point}
      onMouseLeave={leave}
    >
      → {words}
    </button>
  );
}
