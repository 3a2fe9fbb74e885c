import { BranchesOutlined, CloseOutlined, CopyOutlined, DeleteOutlined, DragOutlined, GroupOutlined } from '@ant-design/icons';
import { answerableNodes, fitInContainer, isRequired, offersLogic, outermostNodes, questionCatalogue } from '@wence/schema';
import { Button, Dropdown, Switch } from 'antd';
import { Suspense, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endKeyPress } from '../../../shared/end-key-press';
import { lazyPart } from '../../../shared/lazy-part';
import { useFocusBack } from '../../../shared/focus';
import { type EditorActions, useEditorActions } from '../session/editor-actions';
import { useSessionValue } from '../session/session-store';
import { ToolButton } from '../shared/ToolButton';
import { MoveDialog } from './MoveDialog';
import styles from './several.module.css';
import { useSeveral } from './useSeveral';

/** Loaded when it is first asked for. */
const ShowAllDialog = lazyPart(async () => (await import('../logic/dialogs/ShowAllDialog')).ShowAllDialog);

const CONTAINERS = questionCatalogue.filter(({ isContainer }) => isContainer).map(({ key }) => key);
const ELSEWHERE = '[role="dialog"], [role="menu"], [role="listbox"], [aria-expanded="true"], [aria-pressed="true"][aria-roledescription]';

/** Escape chooses nothing any more, unless it closes something or puts down what is carried. */
function useClearKey(actions: EditorActions): void {
  useEffect(
    function listen() {
      const press = (event: KeyboardEvent) => {
        const isElsewhere = event.target instanceof Element && event.target.closest(ELSEWHERE) !== null;
        if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) actions.selectSeveral([]);
      };
      window.addEventListener('keydown', press);
      return () => window.removeEventListener('keydown', press);
    },
    [actions],
  );
}

/** Shows what can be done with several questions at once. */
export function SeveralBar() {
  const { t } = useTranslation(['several', 'editor']);
  const id = useId();
  const actions = useEditorActions();
  const view = useSessionValue((session) => session.view);
  const ids = useSessionValue(({ selection }) => selection.several);
  const several = useSeveral();
  const [isMoving, setMoving] = useState(false);
  const [isRuling, setRuling] = useState(false);
  const rememberFocus = useFocusBack(isMoving || isRuling);
  useClearKey(actions);
  const answerable = answerableNodes(view, ids);
  const containers = CONTAINERS.map((key) => ({ key, label: t(`editor:types.${key}`), onClick: () => several.group(key) }));
  const ruled = outermostNodes(view, ids);
  const canGroup = fitInContainer(view, ids);
  return (
    <section className={styles.bar} aria-label={t('label')}>
      <output className={styles.count}>{t('count', { n: ids.size })}</output>
      {answerable.length > 0 && (
        <label className={styles.required} htmlFor={id}>
          <Switch id={id} size="small" checked={answerable.every(isRequired)} onChange={several.setRequired} />
          {t('required')}
        </label>
      )}
      <span className={styles.line} />
      <ToolButton
        label={t('move')}
        icon={<DragOutlined aria-hidden="true" />}
        onClick={() => {
          rememberFocus();
          setMoving(true);
        }}
      />
      <ToolButton label={t('copy')} icon={<CopyOutlined aria-hidden="true" />} onClick={several.copy} />
      <Dropdown trigger={['click']} placement="top" disabled={!canGroup} menu={{ items: containers, onClick: endKeyPress }}>
        {/* A tooltip like that of the others would lie on the menu. */}
        <Button
          type="text"
          size="small"
          icon={<GroupOutlined aria-hidden="true" />}
          aria-label={t('group')}
          title={t('group')}
          disabled={!canGroup}
        />
      </Dropdown>
      <ToolButton
        label={t('showAll')}
        icon={<BranchesOutlined aria-hidden="true" />}
        disabled={!ruled.some(({ id: nodeId }) => offersLogic(view, nodeId, 'show'))}
        onClick={() => {
          rememberFocus();
          setRuling(true);
        }}
      />
      <ToolButton label={t('delete')} icon={<DeleteOutlined aria-hidden="true" />} onClick={several.remove} danger />
      <span className={styles.line} />
      <ToolButton label={t('clear')} icon={<CloseOutlined aria-hidden="true" />} onClick={() => actions.selectSeveral([])} />
      {isRuling && (
        <Suspense>
          <ShowAllDialog nodes={ruled} onSave={several.rule} onClose={() => setRuling(false)} />
        </Suspense>
      )}
      {isMoving && <MoveDialog onMove={several.move} onClose={() => setMoving(false)} />}
    </section>
  );
}
