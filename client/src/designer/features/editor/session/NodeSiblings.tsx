import type { SurveyNode } from '@wence/schema';
import { type ReactNode, useMemo } from 'react';
import { SiblingsContext } from './siblings';

/** Tells the nodes of one list which others stand in it. */
export const NodeSiblings = ({ nodes, children }: { nodes: readonly SurveyNode[]; children: ReactNode }) => {
  const order = nodes.map((node) => node.id).join();
  const siblings = useMemo(() => (order === '' ? [] : order.split(',').map(Number)), [order]);
  return <SiblingsContext value={siblings}>{children}</SiblingsContext>;
};
