import { COLLECTION_LIMITS, type CollectionFigures, type DayCount, type DurationBin, type DurationFigures } from '@wence/schema';
import type { DeviceCount, RegionCount, StatusCount } from '@wence/schema';
import { z } from 'zod';
import { v1Origin } from '../../response/response-origin.type.js';
import { v1ResponseStatus } from '../../response/v1-response.type.js';
import type { NamedSourceCount } from './collection-report.service.js';
import { SOURCE_NAME } from './collection.type.js';

/** One shape per figure of the model: the compiler refuses a figure that has none, and one that the model does not have. */
type ShapesOf<Figures> = Readonly<Record<keyof Figures, z.ZodType>>;

const quartile = (share: string) => z.number().nullable().describe(`Seconds within which ${share} were done; null while there is no time.`);
const count = z.int().describe('Responses.');
const percent = z.number().describe('0 to 100 with one decimal.');

/** What `/v1` tells of the collection of a survey. */
export const collectionShape = z
  .object({
    seq: z.int().describe('Number of the last event of the log of responses that is in the figures.'),
    total: z.int().describe('Responses counted.'),
    timeZone: z.string().describe('IANA name of the zone that days and hours are of.'),
    days: z
      .array(z.object({ day: z.iso.date().describe('In the zone of the report.'), count } satisfies ShapesOf<DayCount>))
      .describe(`Days that had responses, in their order; the newest ${COLLECTION_LIMITS.days} of them.`),
    earlier: z.int().describe('Responses on the days before those.'),
    hours: z.array(z.int()).describe('Responses by the hour of the day, 24 numbers from midnight on.'),
    duration: z
      .object({
        answered: z.int().describe('Responses whose start is known.'),
        lowerQuartile: quartile('a quarter'),
        median: quartile('half'),
        upperQuartile: quartile('three quarters'),
        bins: z
          .array(
            z.object({
              from: z.int().describe('So many seconds or more.'),
              to: z.int().nullable().describe('Less than so many; null: the last bin has no end.'),
              count,
            } satisfies ShapesOf<DurationBin>),
          )
          .describe('Side by side and equally wide; 95 of 100 times are in those that have an end, at most 12.'),
      } satisfies ShapesOf<DurationFigures>)
      .describe('The time from the first page to the submission.'),
    sources: z
      .array(
        z.object({
          source: z.string().nullable().describe('null: the link had no source tag.'),
          name: z.string().nullable().describe(SOURCE_NAME),
          count,
          percent,
        } satisfies ShapesOf<NamedSourceCount>),
      )
      .describe(`The most frequent first, at most ${COLLECTION_LIMITS.sources}.`),
    otherSources: z.int().describe('Responses from any other source.'),
    devices: z
      .array(z.object({ device: v1Origin.device, count, percent } satisfies ShapesOf<DeviceCount>))
      .describe('Kinds of devices, the most frequent first.'),
    regions: z
      .array(z.object({ region: v1Origin.region, count, percent } satisfies ShapesOf<RegionCount>))
      .describe(`Regions, the most frequent first, at most ${COLLECTION_LIMITS.regions}.`),
    otherRegions: z.int().describe('Responses from any other region.'),
    statuses: z
      .array(z.object({ status: v1ResponseStatus, count, percent } satisfies ShapesOf<StatusCount>))
      .describe(
        'What became of everybody whom the filter means: of any status, unless the filter names some. Statuses without responses are left out.',
      ),
  } satisfies ShapesOf<CollectionFigures> & { readonly seq: z.ZodType })
  .meta({ id: 'CollectionReport' });
