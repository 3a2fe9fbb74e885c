import type { SurveyDefinition } from '@wence/schema';
import type { ReactNode } from 'react';
import { Canvas } from './canvas/Canvas';
import { EditorFrame } from './frame/EditorFrame';
import { Outline } from './outline/Outline';
import { AttributePanel } from './panel/AttributePanel';
import type { Selection } from './session/selection';
import { TypeList } from './types/TypeList';

interface Props {
  definition: SurveyDefinition;
  selection: Selection;
  readOnly: boolean;
  /** A setting is being saved. */
  commiting: boolean;
  /** What there is to say above the questions. */
  banner: ReactNode;
}

/** Types, outline, canvas and attributes, put into the frame that fits the window. */
export const EditorBody = ({ definition, selection, readOnly, commiting, banner }: Props) => {
  return (
    <EditorFrame
      readOnly={readOnly}
      types={<TypeList definition={definition} selectedNode={selection.nodeId} />}
      outline={<Outline definition={definition} selectedNode={selection.nodeId} readOnly={readOnly} />}
      canvas={
        <>
          {banner}
          <Canvas definition={definition} selection={selection} readOnly={readOnly} />
        </>
      }
      panel={<AttributePanel definition={definition} selection={selection} commiting={commiting} />}
    />
  );
};
