import { createContext, useContext } from 'react';

/** The ways from looking at a running survey to editing it. */
export interface Pausing {
  /** Asks whether to pause it. */
  readonly onPause?: () => void;
  /** Answers an attempt to edit: asks the first time, and later only says how it could be edited. */
  readonly onWish?: () => void;
}

/** Called where somebody tries to edit a question that is only shown; absent where no way leads to editing. */
export const EditWishContext = createContext<Pausing['onWish']>(undefined);

export const useEditWish = (): Pausing['onWish'] => useContext(EditWishContext);
