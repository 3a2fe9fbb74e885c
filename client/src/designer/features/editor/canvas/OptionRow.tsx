import { isExclusive, isOptionGroup, questionRow, readableText, type SurveyNode, type SurveyOption } from '@wence/schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTiles } from '../picture/fill-tiles';
import { PictureTile } from '../picture/PictureTile';
import { useEditorActions } from '../session/editor-actions';
import type { FocusRequest } from '../session/selection';
import { hasInput } from '../shared/options';
import { OptionMark } from './OptionMark';
import { PartRow, type Swap } from './PartRow';

interface OptionRowProps {
  node: SurveyNode;
  option: SurveyOption;
  place: number;
  focus: FocusRequest | null;
  onPaste: (pasted: string, before: string, after: string) => boolean;
  fit?: (before: string, title: string) => string;
  onEnter?: () => void;
  onRemove?: () => void;
  swap?: Swap;
  isBeside?: boolean;
  children?: ReactNode;
}

/** One option of the selected question. */
export function OptionRow({ node, option, place, focus, onPaste, fit, onEnter, onRemove, swap, isBeside, children }: OptionRowProps) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const { answer, optionTitle } = questionRow(node);
  const isGroup = isOptionGroup(option);
  const isTile = hasTiles(node) && !isGroup && !isExclusive(option);
  const update = (title: string) =>
    actions.change([{ op: 'updateOption', nodeId: node.id, optionId: option.id, set: { title } }], 'typing');
  return (
    <PartRow
      kind="option"
      id={option.id}
      title={option.title}
      label={isGroup ? t('option.group', { code: option.code }) : t('option.title', { place })}
      mark={!isGroup && <OptionMark node={node} place={place} />}
      image={isTile ? undefined : option.image}
      picture={isTile ? <PictureTile optionId={option.id} title={readableText(option.title)} image={option.image} /> : undefined}
      maxLength={optionTitle.unit === 'bytes' ? undefined : optionTitle.max}
      fit={fit}
      focus={focus}
      isFixed={isExclusive(option) || answer === 'evaluate'}
      hasBox={!isGroup && hasInput(node, option)}
      onTitle={update}
      onPaste={onPaste}
      onSelect={() => actions.select({ nodeId: node.id, optionId: option.id })}
      onEnter={onEnter}
      onRemove={onRemove}
      swap={swap}
      isBeside={isBeside}
      isHeading={isGroup}
    >
      {children}
    </PartRow>
  );
}
