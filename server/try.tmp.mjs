import { columnPlan, fileLayout } from '@wence/schema';
import { openFileWriter } from './dist/features/export-file/file-writers.service.js';
const long = '前'.repeat(100) + 'x'.repeat(200) + '末尾'.repeat(90);
const node = (id, code, type, more) => ({ id, code, type, title: '题 ' + code, ...more });
const def = {
  format: 1,
  title: '测试',
  language: 'zh-CN',
  nodes: [
    node(1, 'V2', 1, {
      options: [
        { id: 2, code: '1', title: '是' },
        { id: 3, code: '2', title: '否', other: true },
      ],
    }),
    node(4, 'Q2', 2, {
      options: [
        { id: 5, code: '1', title: '茶' },
        { id: 6, code: '2', title: '奶'.repeat(60) },
      ],
    }),
    node(7, 'Q3', 3, {}),
    node(8, 'Q4', 23, { subType: 1 }),
    node(9, 'Q5', 1, {
      options: [
        { id: 10, code: 'a', title: '甲' },
        { id: 11, code: 'b', title: '乙' },
      ],
    }),
    node(12, 'Q6', 3, {}),
  ],
};
const plan = columnPlan([def], { language: 'zh-CN' });
const layout = fileLayout(plan, { kind: 2, multiple: 'columns', language: 'zh-CN', timeZone: 'Asia/Shanghai', numbered: true });
const rows = [
  {
    response_id: 'r1',
    seq: 1,
    version: 1,
    status: 'over_quota',
    valid: 1,
    started_at: 1764000000000,
    submitted_at: 1764000012345,
    duration_s: 12,
    n1: 2,
    n4_o5: 1,
    n4_o6: 0,
    n7_text: long,
    n8_date: '2026-03-31T18:05',
    n9: 11,
    n12_text: '短',
  },
  {
    response_id: 'r2',
    seq: 300,
    version: 1,
    status: 'complete',
    valid: 0,
    started_at: null,
    submitted_at: 1764000012345,
    duration_s: 1.5,
    n1: -3,
    n4_o5: -2,
    n4_o6: -2,
    n7_text: null,
    n8_date: null,
    n9: -1,
    n12_text: 'x'.repeat(40),
  },
];
const columns = layout.sources.map((c) => rows.map((r) => r[c.key] ?? null));
const tb = new Map(
  layout.sources.map((c, i) => [c.key, Math.max(0, ...columns[i].map((v) => (typeof v === 'string' ? Buffer.byteLength(v) : 0)))]),
);
const plan2 = { layout, facts: { title: '测试', exportedAt: new Date(), versions: [1], filter: '', responses: 2 }, textBytes: tb };
for (const f of ['sav', 'xlsx', 'csv', 'ndjson']) {
  const w = await openFileWriter(f, '/dev/shm/t/try.' + f, plan2);
  await w.write({ rows: 2, columns });
  console.log(await w.end());
}
console.log(long.length, Buffer.byteLength(long));
