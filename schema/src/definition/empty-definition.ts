import type { Language, SurveyDefinition } from './definition.js';
import { shapeSurvey } from './shape.js';

/** A survey without questions, as an author starts it. */
export const emptyDefinition = ({ title, language }: { title: string; language?: Language }): SurveyDefinition =>
  shapeSurvey({ format: 1, lastId: 0, title, language, nodes: [] });
