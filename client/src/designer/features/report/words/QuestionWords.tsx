import { formatThousands } from '@wence/schema';
import { type CSSProperties, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFocusBack } from '../../../shared/focus';
import { lazyPart } from '../../../shared/lazy-part';
import { filterInput, type ResponseFilter } from '../../../shared/response-filter/response-filter';
import { SkeletonLines, PageSkeleton } from '../../../shared/state/PageSkeleton';
import { useCard } from '../figure/card-context';
import { type OwnWords, useOwnWords } from './own-words';
import styles from './QuestionWords.module.css';
import { responsesWith } from './word-filter';
import { useWordsOfQuestionQuery } from './words.generated';

const OwnWordsDialog = lazyPart(async () => (await import('./OwnWordsDialog')).OwnWordsDialog);

interface Word {
  readonly word: string;
  readonly count: number;
  /** Where the responses are that contain it; null if no filter can say so. */
  readonly url: string | null;
  /** Its count in relation to the highest one. */
  readonly weight: number;
}

const weightStyle = ({ weight }: Word): CSSProperties => ({ '--weight': weight }) as CSSProperties;

const WordName = ({ word: { word, url } }: { word: Word }) => (url === null ? word : <Link to={url}>{word}</Link>);

/** Words of a cloud, and of a list before it is unfolded. */
const CLOUD = 60;
const SHOWN = 10;

/** Words sized by their counts, in the order of the alphabet, so that no place in the cloud means anything. */
function WordCloud({ words, name }: { words: readonly Word[]; name: string }) {
  const { t } = useTranslation('report');
  const inResponses = ({ count }: Word): string => t('words.in', { count, formatted: formatThousands(count) });
  const ordered = words.slice(0, CLOUD).toSorted((one, two) => one.word.localeCompare(two.word));
  return (
    <ul className={styles.cloud} aria-label={name}>
      {ordered.map((word) => (
        <li key={word.word}>
          <span className={styles.word} style={weightStyle(word)} title={inResponses(word)}>
            <WordName word={word} />
          </span>
          <span className="visually-hidden">{` ${inResponses(word)}`}</span>
        </li>
      ))}
    </ul>
  );
}

function WordBars({ words, name }: { words: readonly Word[]; name: string }) {
  const { t } = useTranslation('report');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <table className={styles.bars} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{t('words.word')}</th>
            <td aria-hidden="true" />
            <th scope="col" className={styles.count}>
              {t('words.responses')}
            </th>
          </tr>
        </thead>
        <tbody>
          {words.slice(0, isOpen ? words.length : SHOWN).map((word) => (
            <tr key={word.word}>
              <th scope="row">
                <WordName word={word} />
              </th>
              <td className={styles.bar} aria-hidden="true">
                <span style={weightStyle(word)} />
              </td>
              <td className={styles.count}>{formatThousands(word.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {words.length > SHOWN && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('showFirst', { count: SHOWN }) : t('showAll', { count: words.length })}
        </button>
      )}
    </>
  );
}

interface QuestionWordsProps {
  view: 'bars' | 'cloud';
  filter: ResponseFilter;
}

function Words({ view, filter, own }: QuestionWordsProps & { own: OwnWords }) {
  const { t } = useTranslation('report');
  const { surveyId, nodeId, title } = useCard();
  const { data, error } = useWordsOfQuestionQuery({
    variables: { surveyId, nodeId, filter: filterInput(filter), own: [...own.kept], leftOut: [...own.leftOut] },
    fetchPolicy: 'cache-and-network',
  });
  const report = data?.wordReport;
  if (error && !report) return <p className={styles.note}>{t('words.failed')}</p>;
  if (!report) {
    return (
      <PageSkeleton>
        <SkeletonLines widths={[70, 52, 44]} />
      </PageSkeleton>
    );
  }
  const { answered, read } = report;
  const most = report.words[0]?.count ?? 1;
  const place = { surveyId, nodeId, filter };
  const words = report.words.map(({ word, count }) => ({ word, count, url: responsesWith(word, place), weight: count / most }));
  const name = t('words.of', { title });

  return (
    <>
      {words.length === 0 && <p className={styles.note}>{t('words.none')}</p>}
      {words.length > 0 && (view === 'cloud' ? <WordCloud words={words} name={name} /> : <WordBars words={words} name={name} />)}
      <p className={styles.note}>
        {t(read < answered ? 'words.baseNewest' : 'words.base', {
          count: read,
          read: formatThousands(read),
          answered: formatThousands(answered),
        })}
      </p>
    </>
  );
}

/** Words that people used in their answers, each of which leads to the responses that contain it, and the words that the author adds or leaves out. */
export function QuestionWords(props: QuestionWordsProps) {
  const { t } = useTranslation('report');
  const { surveyId } = useCard();
  const { own, change } = useOwnWords(surveyId);
  const [isOpen, setOpen] = useState(false);
  const holdFocus = useFocusBack(isOpen);
  const counts = { kept: own.kept.length, leftOut: own.leftOut.length };

  function open(): void {
    holdFocus();
    setOpen(true);
  }

  return (
    <>
      <Words {...props} own={own} />
      <button type="button" className={styles.more} aria-haspopup="dialog" onClick={open}>
        {counts.kept + counts.leftOut > 0 ? t('words.own.set', counts) : t('words.own.title')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <OwnWordsDialog
            own={own}
            onApply={(next) => {
              change(next);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
