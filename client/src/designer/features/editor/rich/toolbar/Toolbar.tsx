import { CodeOutlined, FullscreenExitOutlined, FullscreenOutlined, LinkOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { Button } from 'antd';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormatTools } from './FormatTools';
import { PictureTool } from './PictureTool';
import { StyleTools } from './StyleTools';
import { Tool } from './Tool';
import styles from './toolbar.module.css';

interface ToolbarProps {
  editor: Editor;
  isSource: boolean;
  isFull: boolean;
  isLinking: boolean;
  onSource: () => void;
  onFull: () => void;
  onLink: () => void;
  onAnswer: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The tools of the field (Spec 2: text-format and image buttons). Arrows go from one to the next. */
export function Toolbar({ editor, isSource, isFull, isLinking, onSource, onFull, onLink, onAnswer }: ToolbarProps) {
  const { t } = useTranslation('rich');
  const bar = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    const isButton = event.target instanceof HTMLButtonElement;
    if (!by || !isButton) return;
    event.preventDefault();
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled), select, input') ?? [])];
    const next = tools[(tools.findIndex((tool) => tool === event.target) + by + tools.length) % tools.length];
    next?.focus();
  };
  return (
    <div ref={bar} className={styles.bar} role="toolbar" tabIndex={-1} aria-label={t('toolbar')} onKeyDown={step}>
      {!isSource && (
        <>
          <FormatTools editor={editor} />
          <StyleTools editor={editor} />
          <span className={styles.group}>
            <Tool
              label={t('tool.link')}
              icon={<LinkOutlined aria-hidden="true" />}
              isExpanded={isLinking}
              disabled={editor.state.selection.empty && !editor.isActive('link')}
              onClick={onLink}
            />
            <PictureTool editor={editor} />
            <Button type="text" onMouseDown={(event) => event.preventDefault()} onClick={onAnswer}>
              {t(editor.isActive('answer') ? 'tool.answerEdit' : 'tool.answer')}
            </Button>
          </span>
        </>
      )}
      <span className={styles.end}>
        <Tool label={t('tool.code')} icon={<CodeOutlined aria-hidden="true" />} isOn={isSource} onClick={onSource} />
        <Tool
          label={t('tool.fullscreen')}
          icon={isFull ? <FullscreenExitOutlined aria-hidden="true" /> : <FullscreenOutlined aria-hidden="true" />}
          isOn={isFull}
          onClick={onFull}
        />
      </span>
    </div>
  );
}
