import type { FootProps } from '../matrix-kind';
import { endTexts } from './rate-texts';
import { ScaleEnds } from './ScaleEnds';

/** What the ends of the scale mean, under the numbers of its points. */
export function RateFoot({ node }: FootProps) {
  return <ScaleEnds texts={endTexts(node)} />;
}
