import { documentOrder, fitInContainer, isContainer, parentOf, readableText, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterThisTask } from '../../../shared/useNextTask';
import { chosenIds } from '../session/selection';
import { useSessionStore } from '../session/session-store';
import styles from './several.module.css';

interface ListPlace {
  readonly parentId: number | null;
  readonly after: number | null | undefined;
}

/** The node before this one in its list; null: it is the first. */
function previousOf(view: SurveyDefinition, { id }: SurveyNode): number | null {
  const siblings = parentOf(view, id)?.nodes ?? view.nodes;
  return siblings[siblings.findIndex((node) => node.id === id) - 1]?.id ?? null;
}

interface MoveDialogProps {
  onMove: (place: ListPlace) => void;
  onClose: () => void;
}

/** Asks where the chosen questions go: before or behind one that stays, into a container, or to an end of the survey. */
export function MoveDialog({ onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['several', 'common']);
  const field = useId();
  const store = useSessionStore();
  const [{ view, selection }] = useState(() => store.read());
  const several = chosenIds(selection);
  const [choice, setChoice] = useState('end');
  const fitsInside = fitInContainer(view, several);
  const targets = documentOrder(view.nodes).filter(({ id }) => {
    const parent = parentOf(view, id);
    return !several.has(id) && (parent === undefined || (fitsInside && !several.has(parent.id)));
  });
  const places = new Map<string, ListPlace>([
    ['end', { parentId: null, after: undefined }],
    ['start', { parentId: null, after: null }],
  ]);
  const options = [
    { value: 'end', label: t('atEnd') },
    { value: 'start', label: t('atStart') },
    ...targets.flatMap((node) => {
      const name = `${node.code} ${readableText(node.title)}`;
      const parentId = parentOf(view, node.id)?.id ?? null;
      places.set(`before:${node.id}`, { parentId, after: previousOf(view, node) });
      places.set(`behind:${node.id}`, { parentId, after: node.id });
      places.set(`inside:${node.id}`, { parentId: node.id, after: undefined });
      return [
        { value: `before:${node.id}`, label: t('before', { name }) },
        ...(fitsInside && isContainer(node) ? [{ value: `inside:${node.id}`, label: t('inside', { name }) }] : []),
        { value: `behind:${node.id}`, label: t('behind', { name }) },
      ];
    }),
  ];
  return (
    <Modal
      open
      width={420}
      title={t('moveTitle', { n: several.size })}
      okText={t('confirm')}
      cancelText={t('common:action.cancel')}
      onOk={() => {
        const place = places.get(choice);
        onClose();
        // Hundreds of questions may move: the dialog does not stand in front of them while they do.
        if (place) afterThisTask(() => onMove(place));
      }}
      onCancel={onClose}
    >
      <div className={styles.target}>
        <label htmlFor={field}>{t('target')}</label>
        <Select id={field} showSearch={{ optionFilterProp: 'label' }} options={options} value={choice} onChange={setChoice} />
      </div>
    </Modal>
  );
}
