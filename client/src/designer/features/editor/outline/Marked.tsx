import type { SearchHit } from '@wence/schema';

/** A text with what was found in it marked. */
export function Marked({ hit: { text, range }, className }: { hit: SearchHit; className?: string }) {
  if (!range) return text;
  const [from, to] = range;
  return (
    <>
      {text.slice(0, from)}
      <mark className={className}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
