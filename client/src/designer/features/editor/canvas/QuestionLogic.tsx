import { logicCounts, offersLogic, questionRow, type SurveyNode } from '@wence/schema';
import { Button } from 'antd';
import { memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineGlyph } from '../../../shared/LineGlyph';
import { lazyPart } from '../../../shared/lazy-part';
import { useFocusReturn } from '../../../shared/focus';
import { useSessionValue } from '../session/session-store';
import styles from './QuestionLogic.module.css';

/** A way that divides; an arrow into a box. */
const BRANCH = 'M3.5 1.5v11M3.5 8.5c0-3.5 6-1 6-5.5M7.5 4.5l2-2 2 2';
const CARRIED_IN = 'M6 2.5H2v9.5h9.5V8M12 2 6.5 7.5M6.5 4v3.5H10';

const DIALOGS = {
  logic: lazyPart(async () => (await import('../logic/dialogs/LogicDialog')).LogicDialog),
  carryOver: lazyPart(async () => (await import('../logic/dialogs/CarryOverDialog')).CarryOverDialog),
};

interface QuestionLogicProps {
  node: SurveyNode;
  /** True if the question is selected, so that logic can be added. */
  isOpen: boolean;
  readOnly: boolean;
}

function CarryButton({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useTranslation('editor');
  return (
    <Button type="text" size="small" icon={<LineGlyph size={14} path={CARRIED_IN} />} title={t('logic.carryOverTip')} onClick={onPress}>
      {name}
    </Button>
  );
}

/** Button that adds carry-over, shown if an earlier question can be a source. */
function CarryOffer({ nodeId, onPress }: { nodeId: number; onPress: () => void }) {
  const { t } = useTranslation('editor');
  const isOffered = useSessionValue(({ view }) => offersLogic(view, nodeId, 'carryOver'));
  return isOffered && <CarryButton name={t('logic.carryOver')} onPress={onPress} />;
}

/** The number of logic rules of a question, with buttons that open them (Spec 3, question node: the three counters). */
export const QuestionLogic = memo(({ node, isOpen, readOnly }: QuestionLogicProps) => {
  const { t } = useTranslation('editor');
  // One look at the session for each card: it is asked with every letter, of hundreds of them.
  const logic = useSessionValue(({ view }) => view.logic);
  const { jumpLogicNum: jumps, displayLogicNum: shows, optionInputLogicNum: carries } = logicCounts({ logic }, node.id);
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const focus = useFocusReturn();
  const counts = [jumps > 0 && t('logic.jumps', { n: jumps }), shows > 0 && t('logic.shows', { n: shows })]
    .filter(Boolean)
    .join(t('logic.and'));
  const carried = carries > 0 ? t('logic.carries', { n: carries }) : '';
  if (!isOpen && counts === '' && carried === '') return null;
  if (readOnly) return <p className={styles.told}>{[counts, carried].filter(Boolean).join(t('logic.and'))}</p>;

  const show = (dialog: keyof typeof DIALOGS) => {
    focus.hold();
    setOpen(dialog);
  };
  const Dialog = open && DIALOGS[open];
  return (
    <div className={styles.logic}>
      {(isOpen || counts !== '') && (
        <Button type="text" size="small" icon={<LineGlyph size={14} path={BRANCH} />} onClick={() => show('logic')}>
          {counts === '' ? t('logic.open') : `${t('logic.open')} · ${counts}`}
        </Button>
      )}
      {carried !== '' && <CarryButton name={carried} onPress={() => show('carryOver')} />}
      {carried === '' && isOpen && questionRow(node).isCarryTarget && <CarryOffer nodeId={node.id} onPress={() => show('carryOver')} />}
      <Suspense>
        {Dialog && (
          <Dialog
            node={node}
            onClose={() => {
              setOpen(null);
              focus.giveBack();
            }}
          />
        )}
      </Suspense>
    </div>
  );
});
QuestionLogic.displayName = 'QuestionLogic';
