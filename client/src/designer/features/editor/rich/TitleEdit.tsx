import { EditOutlined } from '@ant-design/icons';
import { hasMarkup, type SurveyNode } from '@wence/schema';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part';
import { useFocusReturn } from '../../../shared/focus';
import { ToolButton } from '../shared/ToolButton';
import { RichTitle } from './RichTitle';
import styles from './TitleEdit.module.css';

const TitleDialog = lazyPart(async () => (await import('./TitleDialog')).TitleDialog);

/** A constant element, so that typing in the title does not re-render the button. */
const PEN = <EditOutlined aria-hidden="true" />;

interface TitleEditProps {
  node: SurveyNode;
  focusRequest?: number;
  /** The field that edits a title without formats where it stands. */
  children: ReactNode;
}

/**
 * The title of the selected question: plain text is edited where it stands, one with formats in the dialog, so that no key destroys them. Whoever
 * types what happens to be markup keeps the field until it is left.
 */
export function TitleEdit({ node, focusRequest, children }: TitleEditProps) {
  const { t } = useTranslation('editor');
  const [isOpen, setOpen] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const focus = useFocusReturn();
  const isRich = hasMarkup(node.title) && !isTyping;
  const open = useCallback(() => {
    focus.hold();
    setOpen(true);
  }, [focus]);
  const close = () => {
    setOpen(false);
    focus.giveBack();
  };
  return (
    <div className={styles.edit} onFocus={({ target }) => setTyping(target instanceof HTMLTextAreaElement)} onBlur={() => setTyping(false)}>
      {isRich ? (
        <RichTitle html={node.title} label={t('question.titleRich', { code: node.code })} focusRequest={focusRequest} onPress={open} />
      ) : (
        children
      )}
      <ToolButton label={t('question.titleAdvanced', { code: node.code })} icon={PEN} onClick={open} />
      <Suspense>{isOpen && <TitleDialog node={node} onClose={close} />}</Suspense>
    </div>
  );
}
