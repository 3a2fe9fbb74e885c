import { SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

/** Rows of lists that stand in each other keep their places while one is carried: a line shows where it will go. */
const stay = () => null;

/** The entries of one list of a tree. */
export const TreeList = ({ ids, children }: { ids: readonly number[]; children: ReactNode }) => (
  <SortableContext items={[...ids]} strategy={stay}>
    {children}
  </SortableContext>
);
