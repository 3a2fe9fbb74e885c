import type { WordCount } from '@wence/schema';
import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { serveJobs } from '../../../platform/threads/serve-jobs.js';
import { countWords, type WordJob } from './count-words.js';

/** The dictionary takes its time to load, so the thread keeps it. Names that are not in it are guessed by their characters. */
const jieba = Jieba.withDict(dict);

serveJobs(function* words(job: WordJob): Iterable<WordCount[]> {
  yield countWords(job, (text) => jieba.cut(text, true));
});
