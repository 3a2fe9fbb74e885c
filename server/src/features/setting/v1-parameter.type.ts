import { z } from 'zod';
import { PARAMETER_TEXTS } from '../survey/received-parameter.type.js';

/** A parameter that a survey receives, as `/v1` reads and writes it. What a value may be beyond its type is for the model to say. */
export const v1Parameter = z
  .strictObject({
    name: z.string().describe(PARAMETER_TEXTS.name),
    label: z.string().nullish().describe(PARAMETER_TEXTS.label),
    nodeId: z.int().nullish().describe(PARAMETER_TEXTS.nodeId),
    required: z.boolean().nullish().describe(PARAMETER_TEXTS.required),
    isKey: z.boolean().nullish().describe(PARAMETER_TEXTS.isKey),
  })
  .meta({ id: 'ReceivedParameter' });
