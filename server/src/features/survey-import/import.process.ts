import { serveProcess } from '../../platform/processes/serve-process.js';
import { readDocument } from './read-document.js';

serveProcess(readDocument);
