import { TeamOutlined } from '@ant-design/icons';
import { findNode, readableText } from '@wence/schema';
import { Button, Dropdown } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addDialogTexts } from '../dialogs/dialog-texts';
import { useEditorActions } from '../session/editor-actions';
import { useSessionStore } from '../session/session-store';
import styles from './Presence.module.css';
import { useOthers } from './useOthers';
import { showOthers } from './whereabouts';

addDialogTexts();

/** Says in the header that others have the survey open as well, who they are and at which question, and leads there. Nothing while there is nobody. */
export function Presence({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('dialogs');
  const others = useOthers(surveyId);
  const store = useSessionStore();
  const actions = useEditorActions();
  useEffect(
    function markQuestions() {
      return showOthers(store, others);
    },
    [store, others],
  );
  if (others.size === 0) return null;

  const { view } = store.read();
  const items = [...others].map(([window, { name, nodeId }]) => {
    const node = nodeId === null ? undefined : findNode(view, nodeId);
    const place = node ? `${node.code} ${readableText(node.title)}` : t('presence.nowhere');
    return {
      key: window,
      disabled: !node,
      label: t('presence.at', { name, place }),
      onClick: () => node && actions.select({ nodeId: node.id, focus: 'title' }),
    };
  });
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button
        type="text"
        size="small"
        className={styles.others}
        icon={<TeamOutlined aria-hidden="true" />}
        aria-label={t('presence.label', { count: others.size })}
      >
        <span className={styles.count}>{others.size}</span>
      </Button>
    </Dropdown>
  );
}
