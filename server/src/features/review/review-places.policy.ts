import { z } from 'zod';
import { free } from '../../platform/access/access.js';
import { submissionShape } from '../submission/submission.type.js';

/** Answers of an edit, through either door; the model judges whether they fit the survey. */
export const editShape = z.strictObject({ answers: submissionShape.shape.answers });

export const ANSWERS_ALONE = free('answers to the questions of the version that the response has; files are those that it came with');
