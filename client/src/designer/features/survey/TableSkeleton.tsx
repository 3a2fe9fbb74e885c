import { Bones } from '../../shared/state/Bones';

/** Rows where rows will be. */
export const TableSkeleton = () => <Bones widths={[16, 62, 48, 70, 55, 40, 66]} />;
