import { loadWithRetries } from '../../../shared/lazy-part';
import { paintForPaper } from './paint-for-paper';
import { type CardContent, readCards } from './read-cards';
import type { DocumentContent, PaintedBlock, PaintedCard } from './write-document';

type DocumentHead = Omit<DocumentContent, 'cards'> & { readonly page: Element };

interface Making {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, all: number) => void;
  readonly paint?: typeof paintForPaper;
}

/** Lets the page react to its reader. */
const takeTurns = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function paintedCard(card: CardContent, paint: typeof paintForPaper): Promise<PaintedCard> {
  const blocks: PaintedBlock[] = [];
  for (const block of card.blocks) blocks.push(block.kind === 'chart' ? { kind: 'chart', picture: await paint(block.drawing) } : block);
  return { ...card, blocks };
}

/**
 * Makes a Word document of the cards on a page, question by question, so that the page stays responsive however many there are. The library that
 * writes it is fetched only now. Fails when it is told to stop.
 */
export async function makeDocument(
  { page, ...head }: DocumentHead,
  { signal, onProgress, paint = paintForPaper }: Making,
): Promise<ArrayBuffer> {
  const contents = readCards(page);
  const cards: PaintedCard[] = [];
  onProgress(0, contents.length);
  for (const content of contents) {
    await takeTurns();
    signal.throwIfAborted();
    cards.push(await paintedCard(content, paint));
    onProgress(cards.length, contents.length);
  }
  const { writeDocument } = await loadWithRetries(() => import('./write-document'));
  signal.throwIfAborted();
  return writeDocument({ ...head, cards });
}
