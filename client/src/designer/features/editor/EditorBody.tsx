import { memo, type ReactNode } from 'react';
import { Canvas } from './canvas/Canvas';
import { EditorFrame } from './frame/EditorFrame';
import { Outline } from './outline/Outline';
import { AttributePanel } from './panel/AttributePanel';
import { TypeList } from './types/TypeList';

interface Props {
  readOnly: boolean;
  /** What there is to say above the questions. */
  banner: ReactNode;
}

/** Types, outline, canvas and attributes, put into the frame that fits the window. Each looks at the session by itself. */
export const EditorBody = memo(({ readOnly, banner }: Props) => (
  <EditorFrame
    readOnly={readOnly}
    types={<TypeList />}
    outline={<Outline readOnly={readOnly} />}
    canvas={
      <>
        {banner}
        <Canvas readOnly={readOnly} />
      </>
    }
    panel={<AttributePanel />}
  />
));
EditorBody.displayName = 'EditorBody';
