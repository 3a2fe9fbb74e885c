import type { QuestionControl } from '../question-control';
import type { QuestionProps } from '../question-props';
import { MatrixQuestion } from './MatrixQuestion';
import { matrixErrorText } from './matrix-error-text';
import type { MatrixKind } from './matrix-kind';

/** The control of one sub-type. Each is loaded by itself: most matrices are chosen from. */
export function matrixControlOf(kind: MatrixKind): QuestionControl {
  return {
    Control: (props: QuestionProps) => <MatrixQuestion {...props} kind={kind} />,
    errorText: (...shown) => matrixErrorText(kind, ...shown),
  };
}
