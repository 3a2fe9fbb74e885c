import type { MessagePort } from 'node:worker_threads';
import type { ColumnarFile, Statement } from '../../platform/analytics/columnar-file.js';
import type { RowMessage, RowPortion, RowStreamRequest } from './row-stream.type.js';
import { quoted } from './table-names.policy.js';

/**
 * Serves rows at a port, a portion whenever the other side asks: what is read waits nowhere in large amounts, and the thread that started it all has
 * nothing to carry. Each portion is read on a snapshot of its own, and a row that is edited meanwhile keeps its running number: every row is read once,
 * as it was before the edit or after it.
 */
export function serveRows(file: () => ColumnarFile, request: RowStreamRequest, port: MessagePort): void {
  let from = 0;
  const next = async (): Promise<RowMessage> => {
    while (from < request.last) {
      const to = Math.min(request.last, from + request.span);
      const portion = await portionOf(file(), request, from, to);
      from = to;
      if (portion.rows > 0) return { portion };
    }
    return { ended: true };
  };
  port.on('message', async () => {
    const message = await next().catch((error: unknown): RowMessage => ({ error }));
    port.postMessage(message, 'portion' in message ? message.portion.numbers.map(({ buffer }) => buffer) : []);
  });
}

async function portionOf(file: ColumnarFile, request: RowStreamRequest, from: number, to: number): Promise<RowPortion> {
  const { table, numbers, texts, where } = request;
  const matching = `FROM ${table} WHERE seq > ${from} AND seq <= ${to} AND ${where.sql}`;
  const doubles = numbers.map((key) => `coalesce(${quoted(key)}::DOUBLE, 'NaN'::DOUBLE)`);
  const lists = texts.map((key) => `coalesce(to_json(list(${quoted(key)} ORDER BY seq)), '[]')::VARCHAR`);
  const statement = (selected: readonly string[], end: string): Statement => ({
    sql: `SELECT ${selected.join(', ')} ${matching} ${end}`,
    values: where.values,
  });
  // The running number is read in any case: it tells how many rows there are.
  const read = await file.readColumns(statement(['seq', ...doubles], 'ORDER BY seq'), statement(['count(*)', ...lists], ''));
  const [seqs, ...columns] = read.numbers;
  return { rows: seqs?.length ?? 0, numbers: columns, texts: read.texts.slice(1) };
}
