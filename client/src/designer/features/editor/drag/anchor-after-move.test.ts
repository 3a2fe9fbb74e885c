import { expect, it } from '@jest/globals';
import { anchorAfterMove } from './anchor-after-move';

it('follows the item it was dropped on when it moves down', () => {
  expect(anchorAfterMove([1, 2, 3], 1, 3)).toBe(3);
});

it('takes the place of the item it was dropped on when it moves up [S4.drag.reorder]', () => {
  expect(anchorAfterMove([1, 2, 3], 3, 1)).toBeNull();
  expect(anchorAfterMove([1, 2, 3], 3, 2)).toBe(1);
});

it('stays where it is when it is dropped on itself or on nothing', () => {
  expect(anchorAfterMove([1, 2, 3], 2, 2)).toBeUndefined();
  expect(anchorAfterMove([1, 2, 3], 2, null)).toBeUndefined();
});
