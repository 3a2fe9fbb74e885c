import { LIMITS, questionRow, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { PlainTextField } from '../field/PlainTextField';
import { useEditorActions } from '../session/editor-actions';
import type { Selection } from '../session/selection';
import { OptionEditor } from './OptionEditor';
import { QuestionHeading } from './QuestionHeading';
import { TextPreview } from './TextPreview';

interface Props {
  node: SurveyNode;
  selection: Selection;
}

/** The selected question, edited where it stands. */
export const QuestionCard = ({ node, selection }: Props) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const focus = selection.focus?.part === 'title' ? selection.focus : null;
  return (
    <>
      <QuestionHeading node={node}>
        <PlainTextField
          label={t('question.title', { code: node.code })}
          maxLength={LIMITS.title}
          value={node.title}
          focusRequest={focus?.request}
          selectAll={focus?.all}
          onChange={(title) => actions.change([{ op: 'updateNode', nodeId: node.id, set: { title } }], 'typing')}
          onLeave={actions.flush}
        />
      </QuestionHeading>
      {questionRow(node).hasOptions ? <OptionEditor node={node} selection={selection} /> : <TextPreview node={node} />}
    </>
  );
};
