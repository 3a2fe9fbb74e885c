/** Numbers from 0 to below `n` that look random and never change (the generator of Park and Miller). */
export type Draw = (n: number) => number;

export function seededDraw(seed: number): Draw {
  let state = (seed * 7_919 + 13) % 2_147_483_647;
  return (n) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor(state / 7) % n;
  };
}
