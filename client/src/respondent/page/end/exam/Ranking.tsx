import { clockText, EMPTY } from '@wence/schema';
import type { ExamWords } from './exam-words';
import type { RankedLine, ShownRanking } from './fetch-exam';
import styles from './Ranking.module.css';

function Line({ line: { place, name, score, seconds, isOwn }, words }: { line: RankedLine; words: ExamWords }) {
  return (
    <tr data-own={isOwn || undefined}>
      <td>{place}</td>
      <th scope="row">
        {name ?? words.nameless}
        {isOwn && <span className={styles.own}>{words.own}</span>}
      </th>
      <td>{score}</td>
      <td>{seconds === null ? EMPTY : clockText(seconds)}</td>
    </tr>
  );
}

/** The place of the respondent among all, and the first places as far as the author shows them. */
export function Ranking({ ranking: { place, of, lines }, words }: { ranking: ShownRanking; words: ExamWords }) {
  const { columns } = words;
  return (
    <section className={styles.ranking} aria-labelledby="exam-ranking">
      <h2 id="exam-ranking">{words.ranking}</h2>
      <p className={styles.place}>{words.place(place, of)}</p>
      {lines.length > 0 && (
        <table className={styles.lines} aria-labelledby="exam-ranking">
          <thead>
            <tr>
              <th scope="col">{columns.place}</th>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.score}</th>
              <th scope="col">{columns.time}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              // Lines have no names of their own: several may have the same place and name.
              <Line key={`${line.place} ${index}`} line={line} words={words} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
