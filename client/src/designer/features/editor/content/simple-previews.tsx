import { DownOutlined } from '@ant-design/icons';
import { fullSetting, LIMITS, optionsOf, readableText, sizeOf, suffixOf, type SurveyNode } from '@wence/schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TypeGlyph } from '../types/TypeGlyph';
import textPreview from './simple-previews.module.css';
import styles from './preview.module.css';
import previewParts from './preview-parts.module.css';

/** Kind of input that a box stands for. */
type BoxKind = 'pick' | 'day' | 'time' | 'text';

const ICONS: Readonly<Record<BoxKind, ReactNode>> = {
  pick: <DownOutlined aria-hidden="true" />,
  day: <TypeGlyph type="date" />,
  time: <TypeGlyph type="time" />,
  text: null,
};

/** Boxes to fill in or to pick from, next to each other. */
export const Boxes = ({ boxes }: { boxes: readonly { readonly text: string; readonly kind: BoxKind }[] }) => (
  <div className={styles.boxes}>
    {boxes.map(({ text, kind }, index) => (
      // Boxes have no identity besides their position.
      <span key={index} className={styles.box} data-kind={kind}>
        {text}
        {ICONS[kind]}
      </span>
    ))}
  </div>
);

/** Preview of a control for a file, a signature or a position. */
export const Tile = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <div className={styles.tile}>
    {icon}
    <span>{text}</span>
  </div>
);

/** One box per level, each with what stands in it before something is picked. */
export function CascadePreview({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const { placeholders, level } = fullSetting(node);
  const levels = Array.from({ length: level || LIMITS.cascadeLevels }, (_, index) => placeholders?.[index]);
  return <Boxes boxes={levels.map((text) => ({ text: text || t('panel.levelPlaceholder'), kind: 'pick' }))} />;
}

/** A mobile number, and the code that is sent to it. */
export function CodePreview() {
  const { t } = useTranslation('editor');
  return (
    <div className={previewParts.code}>
      <span className={previewParts.box} />
      <span className={previewParts.button}>{t('answer.sendCode')}</span>
      <span className={previewParts.box}>{t('answer.code')}</span>
      <span className={previewParts.button}>{t('answer.verify')}</span>
    </div>
  );
}

/** Preview of a text box in the size set for the question. */
export const TextPreview = ({ node }: { node: SurveyNode }) => (
  <div className={textPreview.row}>
    <span className={textPreview.box} data-size={sizeOf(node)} aria-hidden="true" />
    {suffixOf(node) && <span className={textPreview.suffix}>{suffixOf(node)}</span>}
  </div>
);

/** Preview of the meanings that a mark on a picture can have. */
export const ChipsPreview = ({ node }: { node: SurveyNode }) =>
  optionsOf(node).length > 0 && (
    <ul className={previewParts.chips}>
      {optionsOf(node).map(({ id, title }) => (
        <li key={id}>{readableText(title)}</li>
      ))}
    </ul>
  );

/** A text whose words are marked: they stand in one line, as they are read. */
export const WordsPreview = ({ node }: { node: SurveyNode }) => (
  <p className={previewParts.words}>
    {optionsOf(node).map(({ id, title }) => (
      <span key={id}>{readableText(title)}</span>
    ))}
  </p>
);
