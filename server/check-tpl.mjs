import { readTopics, readScales, readTemplateFile } from './src/features/template/source/read-shelf.ts';
import { compileSource } from './src/features/template/source/compile-source.ts';
import * as S from '@wence/schema';
const scales = readScales(); let n=0; const used=new Map(); const only=process.argv[2];
for (const t of readTopics()) for (const name of t.surveys) {
  if (only && !`${t.name}/${name}`.includes(only)) continue;
  n++;
  try {
    const src = readTemplateFile(t.name, name);
    for (const lang of ['zh-CN','en']) {
      const d = compileSource(src, lang, scales);
      const p = S.parseDefinition(d); if(!p.ok) console.log(name, lang, JSON.stringify(p.faults));
      const f = S.launchFindings(d); if (f.length) console.log(name, lang, JSON.stringify(f).slice(0,600));
      const q=[...S.walkNodes(d.nodes)]; if(lang==='en') {for(const x of q){const k=S.questionRow(x).key; used.set(k,(used.get(k)??0)+1)}
      const c=q.filter(x=>S.questionRow(x).isAnswerable).length; if(c<6||c>20) console.log(name,'questions',c);
      for(const x of [d.title, ...q.flatMap(y=>[y.title,...(y.options??[]).map(o=>o.title),...(y.children??[]).map(o=>o.title)])]) if(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(x??'')) console.log(name,'untranslated',x);
      if(process.argv[3]!=='fast'){ const sim=new S.Simulation(d,{count:60,seed:7,files:()=>['x'.repeat(24)]}); while(sim.next()!==null); const un=S.uncoveredParts(sim.coverage); for (const k of ['questions','logic']) if(un[k].length) console.log(name,'uncovered',k,JSON.stringify(un[k])); if(un.options.length+un.rows.length) console.log(name,'uncovered opts',un.options.length, JSON.stringify(un.options.slice(0,3)), JSON.stringify(un.rows.slice(0,3)));}
      } else { for(const x of [d.title,...q.flatMap(y=>[y.title,...(y.options??[]).map(o=>o.title),...(y.children??[]).map(o=>o.title)])]) if(/^[A-Za-z ,.?]{12,}$/.test(x??'')) console.log(name,'english?',x); }
    }
  } catch (e) { console.log(`${t.name}/${name}`, String(e.message).slice(0,500)); }
}
console.log(n, 'checked', [...used].map(([k,v])=>k+':'+v).join(' '));
