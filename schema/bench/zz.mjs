import { contestOf, modelOf } from './contest.mjs';
import { nameOf } from './as-survey-core.mjs';
const c=contestOf(1000); const m=modelOf(c);
const singles=c.questions.filter(q=>q.kind==='single'&&q.answer!==undefined);
const kept=new Set(c.pass().kept);
const shown=singles.filter(q=>kept.has(q.id));
let s=performance.now(), n=0; const times=[];
for(const q of shown.slice(0,60)){ for(const v of ['1','2','3','4']){ const a=performance.now(); m.setValue(nameOf(q.index), v); times.push(performance.now()-a); n++; } }
times.sort((a,b)=>a-b); console.log('shown singles', shown.length, 'mean',(performance.now()-s)/n,'median',times[times.length>>1],'p90',times[Math.floor(times.length*.9)], 'max',times.at(-1));
