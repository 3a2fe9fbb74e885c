/** Sub-type of a matrix whose rows take several columns (Spec 3). */
export const MULTIPLE = 2;
