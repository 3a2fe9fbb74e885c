import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  ItalicOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { Tool } from './Tool';
import styles from './toolbar.module.css';
import { ALIGNS, align, clearFormat, FORMATS, isAligned } from './tools';

const ICONS = {
  bold: <BoldOutlined aria-hidden="true" />,
  italic: <ItalicOutlined aria-hidden="true" />,
  underline: <UnderlineOutlined aria-hidden="true" />,
  strike: <StrikethroughOutlined aria-hidden="true" />,
  left: <AlignLeftOutlined aria-hidden="true" />,
  center: <AlignCenterOutlined aria-hidden="true" />,
  right: <AlignRightOutlined aria-hidden="true" />,
};

/** Steps back, formats that are on or off, which way a line stands. */
export function FormatTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('rich');
  return (
    <>
      <span className={styles.group}>
        <Tool
          label={t('tool.undo')}
          icon={<UndoOutlined aria-hidden="true" />}
          disabled={!editor.can().undo()}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <Tool
          label={t('tool.redo')}
          icon={<RedoOutlined aria-hidden="true" />}
          disabled={!editor.can().redo()}
          onClick={() => editor.chain().focus().redo().run()}
        />
      </span>
      <span className={styles.group}>
        {FORMATS.map((format) => (
          <Tool
            key={format}
            label={t(`tool.${format}`)}
            icon={ICONS[format]}
            isOn={editor.isActive(format)}
            onClick={() => editor.chain().focus().toggleMark(format).run()}
          />
        ))}
        <Tool label={t('tool.clear')} icon={<ClearOutlined aria-hidden="true" />} onClick={() => clearFormat(editor)} />
      </span>
      <span className={styles.group}>
        {ALIGNS.map((to) => (
          <Tool key={to} label={t(`tool.${to}`)} icon={ICONS[to]} isOn={isAligned(editor, to)} onClick={() => align(editor, to)} />
        ))}
      </span>
    </>
  );
}
