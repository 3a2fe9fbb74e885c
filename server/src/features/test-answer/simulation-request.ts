import { z } from 'zod';

/** Most respondents of one simulation. */
export const MOST_RESPONDENTS = 500;
const HIGHEST_SEED = 2 ** 31 - 1;

/** Parameters of a simulation through either door. */
export const simulationShape = z.strictObject({
  count: z.int().min(1).max(MOST_RESPONDENTS).describe('Respondents, 1 to 500; fewer for a very long survey.'),
  seed: z
    .int()
    .min(0)
    .max(HIGHEST_SEED)
    .nullish()
    .describe('0 to 2147483647. The same seed makes the same respondents of the same draft; a random one unless said.'),
});

export type SimulationRequest = z.output<typeof simulationShape>;
