import { z } from 'zod';

/** A bucket: `burst` at once, then `perSecond` for as long as one likes. */
export interface RateRule {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * Rules and the key by which each one counts:
 *
 * | rule | counts | for each |
 * |---|---|---|
 * | submit | submissions | address and survey |
 * | upload | files of respondents | address and survey |
 * | visit | news of how far respondents are | address and survey |
 * | signIn | registering, signing in, codes, refreshing, wrong API keys | address |
 * | anonymous | everything else without a token | address |
 * | author | everything else with one | signed-in session |
 * | apiKey | everything else with an API key | key |
 * | graphCost | cost of operations of the graph | author or API key, or address without a token |
 * | outward | pictures of other sites that are fetched | author |
 */
export type RuleName = 'submit' | 'upload' | 'visit' | 'signIn' | 'anonymous' | 'author' | 'apiKey' | 'graphCost' | 'outward';

export type RateRules = Readonly<Record<RuleName, RateRule>>;

/**
 * Against a program that runs away and a flood from one address; never in the way of a hall of people behind one address, for whom they are
 * hundreds of times too wide. Guessing of passwords and codes is stopped per account, in the store.
 */
export const USUAL_RATES: RateRules = {
  submit: { burst: 60_000, perSecond: 1000 },
  // Ten files of each of 300 people.
  upload: { burst: 3000, perSecond: 50 },
  // A respondent tells of every page; what is refused is only missing in the report on drop-off.
  visit: { burst: 60_000, perSecond: 1000 },
  signIn: { burst: 6000, perSecond: 100 },
  anonymous: { burst: 60_000, perSecond: 1000 },
  author: { burst: 60_000, perSecond: 1000 },
  // A program that reads page after page fits; one that runs away does not slow its author's own work.
  apiKey: { burst: 6000, perSecond: 100 },
  graphCost: { burst: 1_000_000, perSecond: 20_000 },
  // This server asks others on their behalf: 30 in a minute is a person at work.
  outward: { burst: 30, perSecond: 0.5 },
};

/** A rule as an operator writes it: `60000/1000`, the burst and what comes back per second. */
export const rateRule = (usual: RateRule) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}\/([1-9]\d{0,8}|0\.[0-9]{0,3}[1-9])$/, 'must be <burst>/<per second>, such as 60000/1000 or 30/0.5')
    .transform((text): RateRule => {
      const [burst = 0, perSecond = 0] = text.split('/').map(Number);
      return { burst, perSecond };
    })
    .default(usual);
