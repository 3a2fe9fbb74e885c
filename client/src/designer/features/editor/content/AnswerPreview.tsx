import { EditOutlined, PictureOutlined, UploadOutlined } from '@ant-design/icons';
import { cityParts, fullSetting, LIMITS, questionRow, type SurveyNode } from '@wence/schema';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '../../../../shared/image-address';
import { GridPreview, PictureDragPreview } from './GridPreview';
import { TypeGlyph } from '../types/TypeGlyph';
import { datePartOf, timePartOf } from './moment-part';
import { PagePreview } from './PagePreview';
import styles from './preview.module.css';
import { ScalePreview, SliderPreview } from './ScalePreview';
import { Boxes, CascadePreview, ChipsPreview, CodePreview, TextPreview, Tile, WordsPreview } from './simple-previews';

interface AnswerPreviewProps {
  node: SurveyNode;
  /** The question is being edited: texts are edited in their places, and options stand below as a list. */
  isOpen?: boolean;
}

/** Preview of the control that respondents answer with. Option lists are drawn separately below it. */
export const AnswerPreview = memo(({ node, isOpen = false }: AnswerPreviewProps) => {
  const content = usePreview(node, isOpen);
  if (!content) return null;
  return (
    <div className={styles.preview} data-preview data-open={isOpen || undefined}>
      {content}
    </div>
  );
});
AnswerPreview.displayName = 'AnswerPreview';

function usePreview(node: SurveyNode, isOpen: boolean): ReactNode {
  const { t } = useTranslation('editor');
  const { answer, key } = questionRow(node);
  const setting = fullSetting(node);
  switch (answer) {
    case 'text':
      return key === 'verificationCode' ? <CodePreview /> : <TextPreview node={node} />;
    case 'number':
      return key === 'slider' ? <SliderPreview node={node} isOpen={isOpen} /> : <ScalePreview node={node} isOpen={isOpen} />;
    case 'evaluate':
      return <ScalePreview node={node} isOpen={isOpen} />;
    case 'matrix':
    case 'table':
      return key === 'pictureDrag' ? <PictureDragPreview node={node} /> : <GridPreview node={node} />;
    case 'date':
      return key === 'time' ? (
        <Boxes boxes={[{ text: t(`moment.time.${timePartOf(setting.format ?? 0)}`), kind: 'time' }]} />
      ) : (
        <Boxes boxes={[{ text: t(`moment.date.${datePartOf(setting.format ?? 0)}`), kind: 'day' }]} />
      );
    case 'city':
      return (
        <Boxes
          boxes={cityParts(setting.level ?? LIMITS.cityLevels).map((part) => ({
            text: t(`city.${part}`),
            kind: part === 'address' ? 'text' : 'pick',
          }))}
        />
      );
    case 'cascade':
      return <CascadePreview node={node} />;
    case 'files':
      return key === 'upload' ? (
        <Tile icon={<UploadOutlined aria-hidden="true" />} text={t('question.uploadHere', { megabytes: setting.size })} />
      ) : (
        <Tile icon={<EditOutlined aria-hidden="true" />} text={t('question.signHere')} />
      );
    case 'position':
      return <Tile icon={<TypeGlyph type="position" />} text={t('question.positionHere')} />;
    case 'points':
      return (
        <>
          {!isOpen && <ChipsPreview node={node} />}
          <PicturePreview node={node} />
        </>
      );
    default:
      if (key === 'words') return isOpen ? null : <WordsPreview node={node} />;
      if (key === 'dropdown') return <Boxes boxes={[{ text: t('question.pickHere'), kind: 'pick' }]} />;
      return key === 'page' || key === 'pageBlock' ? <PagePreview node={node} isOpen={isOpen} /> : null;
  }
}

function PicturePreview({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const address = imageAddress(node.setting?.image);
  if (address) return <img className={styles.picture} src={address} alt={t('question.markHere')} />;
  return <Tile icon={<PictureOutlined aria-hidden="true" />} text={t('question.noPicture')} />;
}
