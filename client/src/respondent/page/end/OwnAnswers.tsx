import { type Answers, answerTexts, compiledOf, evaluate, readableText, walkNodes } from '@wence/schema';
import { useEffect, useState } from 'react';
import { type Divisions, divisionsIn, PROVINCES } from '../../../shared/divisions/divisions';
import { Button } from '../../control/Button';
import { useMessages } from '../../i18n/messages';
import type { Session } from '../../session/session';
import styles from './OwnAnswers.module.css';
import { endWords } from './words';

const provincesIn = (answers: Answers): string[] => [
  ...new Set(Object.values(answers).flatMap((answer) => ('codes' in answer ? answer.codes.slice(0, 1) : []))),
];

/** Names of the places that were chosen; those of a province that does not come stay codes. */
function useDivisionNames(answers: Answers): Divisions {
  const [names, setNames] = useState<Divisions>(PROVINCES);
  useEffect(
    function load() {
      let isWanted = true;
      for (const province of provincesIn(answers)) {
        divisionsIn(province).then(
          (more) => isWanted && setNames((known) => ({ ...known, ...more })),
          () => undefined,
        );
      }
      return () => {
        isWanted = false;
      };
    },
    [answers],
  );
  return names;
}

interface OwnAnswersProps {
  readonly survey: Session['survey'];
  readonly answers: Answers;
  readonly submissionId: string;
}

/** What was just submitted, in the order and the words in which it was asked. It is kept nowhere: a reload shows the end page without it. */
export default function OwnAnswers({ survey: { definition }, answers, submissionId }: OwnAnswersProps) {
  const { language } = useMessages();
  const words = endWords(language);
  const names = useDivisionNames(answers);
  const { visible, texts: filled } = evaluate(compiledOf(definition), answers, submissionId);
  const texts = answerTexts(definition, language, { division: (code) => names[code], file: () => words.file });
  const titles = new Map(Array.from(walkNodes(definition.nodes), ({ id, title }) => [id, title]));
  return (
    <section className={styles.own} aria-labelledby="own-answers">
      <h2 id="own-answers">{words.ownAnswers}</h2>
      <dl className={styles.list}>
        {visible.map((id) => {
          const answer = answers[id];
          if (!answer) return null;
          return (
            <div key={id}>
              <dt>{readableText(filled[id] ?? titles.get(id) ?? '')}</dt>
              {texts.lines(id, answer, filled).map(({ label, text }, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- Lines have no identity, and never change their order.
                <dd key={place}>{label === undefined ? text : words.labelled(label, text)}</dd>
              ))}
            </div>
          );
        })}
      </dl>
      <Button kind="secondary" onClick={() => window.print()}>
        {words.print}
      </Button>
    </section>
  );
}
