import type { Finding } from '@wence/schema';
import { createContext } from 'react';

/** Findings by the id of the question they are about. */
export const CheckedContext = createContext<ReadonlyMap<number, readonly Finding[]>>(new Map());
