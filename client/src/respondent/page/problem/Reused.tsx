import { Button } from '../../control/Button';
import { useMessages } from '../../i18n/messages';
import { useVisit } from '../../session/visit-context';
import { Note } from '../Note';
import { reusedWords } from './reused-words';

/** Tells that the response is in, with older answers. */
export function ReusedNote() {
  const words = reusedWords(useMessages().language);
  return (
    <Note tone="info">
      <h2>{words.title}</h2>
      {words.text}
    </Note>
  );
}

/** Leave it at that, or send the present answers as a response of their own. `className`: the look of the bar that they stand in. */
export function ReusedButtons({ className }: { readonly className: string | undefined }) {
  const { dispatch, sendAnew } = useVisit();
  const words = reusedWords(useMessages().language);
  return (
    <div className={className}>
      <Button onClick={() => dispatch({ type: 'finished', receipt: { responseId: '', status: 'complete' } })}>{words.done}</Button>
      <Button kind="secondary" onClick={sendAnew}>
        {words.anew}
      </Button>
    </div>
  );
}
