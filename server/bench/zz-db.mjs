import mysql from 'mysql2';
import { execSync } from 'node:child_process';
import { startChild } from './child.mjs';
import { mkdtempSync } from 'node:fs';
const root = await mysql.createConnection('mysql://root@127.0.0.1:3306/').promise();
await root.query('DROP DATABASE IF EXISTS zzdb'); await root.query('CREATE DATABASE zzdb CHARACTER SET utf8mb4');
const real = await startChild('./real-server.mjs',[`mysql://root@127.0.0.1:3306/zzdb`,32,mkdtempSync('/tmp/zz-')]);
const surveyId = real.url.split('/').at(-2);
await real.stop();
const c = mysql.createConnection({uri:'mysql://root@127.0.0.1:3306/zzdb',multipleStatements:true});
const q=(s,v)=>new Promise((r,j)=>c.query(s,v,(e,x)=>e?j(e):r(x)));
await q('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
const [[d]] = await root.query("SHOW CREATE TABLE zzdb.response").catch(e=>[[e]]); console.log(d['Create Table']);
const [[o]] = await root.query("SHOW CREATE TABLE zzdb.outbox"); console.log(o['Create Table']);
const [[l]] = await root.query("SHOW CREATE TABLE zzdb.response_log"); console.log(l['Create Table']);
const [[s]] = await root.query("SHOW CREATE TABLE zzdb.survey"); console.log(s['Create Table']);
const cpu=()=>{const f=execSync('cat /proc/$(pidof mariadbd)/stat').toString().split(' ');return (Number(f[13])+Number(f[14]))*10;};
let seq=0; const id=()=>randomText(20); const randomText=n=>{let t='';while(t.length<n)t+=Math.random().toString(36).slice(2);return t.slice(0,n)};
const ans=JSON.stringify({a:'x'.repeat(1200)});
const SEL=`SELECT s.id, s.state, s.published_version, s.recycled_at, c.seq, c.responses FROM survey s LEFT JOIN survey_counter c ON c.survey_id = s.id WHERE s.id IN (?) ORDER BY s.id FOR UPDATE`;
const SEL2=`SELECT s.id, s.state, s.published_version, s.recycled_at FROM survey s WHERE s.id = ? FOR UPDATE`;
const KNOWN=`SELECT id, survey_id, submission_id, payload_hash, status, end_kind FROM response WHERE (survey_id = ? AND submission_id = ?)`;
const INS=`INSERT INTO response (id, survey_id, submission_id, payload_hash, status, version, answers, end_kind, started_at, submitted_at, source, params) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const LOG=`INSERT INTO response_log (survey_id, seq, kind, response_id) VALUES (?, ?, ?, ?)`;
const OUT=`INSERT INTO outbox (id, kind, survey_id, response_id, created_at, available_at, attempts) VALUES (?,?,?,?,?,?,?)`;
const CNT=`UPDATE survey_counter SET seq = ?, responses = ? WHERE survey_id IN (?)`;
await q('INSERT INTO survey_counter (survey_id, seq, responses) VALUES (?,0,0)',[surveyId]).catch(()=>{});
const now=()=>Date.now();
const parts={
 full: async()=>{ const rid=id(), sid=id()+id().slice(0,16); seq++;
  await q(['START TRANSACTION',SEL,KNOWN].join(';\n'),[surveyId,surveyId,sid]);
  await q([INS,LOG,OUT,CNT,'COMMIT'].join(';\n'),[rid,surveyId,sid,'h'.repeat(64),'complete',1,ans,null,null,now(),null,null, surveyId,seq,'submitted',rid, id(),'response.submitted',surveyId,rid,now(),now(),0, seq,seq,surveyId]);},
 reads: async()=>{ await q(['START TRANSACTION',SEL,KNOWN,'COMMIT'].join(';\n'),[surveyId,surveyId,id()]);},
 readSimple: async()=>{ await q(['START TRANSACTION',SEL2,KNOWN,'COMMIT'].join(';\n'),[surveyId,surveyId,id()]);},
 sel1: async()=>{ await q('SELECT 1');},
 sel1x4: async()=>{ await q('SELECT 1;SELECT 1;SELECT 1;SELECT 1');},
 insOnly: async()=>{const rid=id(), sid=id()+id().slice(0,16); await q(['START TRANSACTION',INS,'COMMIT'].join(';\n'),[rid,surveyId,sid,'h'.repeat(64),'complete',1,ans,null,null,now(),null,null]);},
 insOut: async()=>{const rid=id(); await q(['START TRANSACTION',OUT,'COMMIT'].join(';\n'),[id(),'response.submitted',surveyId,rid,now(),now(),0]);},
 insLog: async()=>{const rid=id(); seq++; await q(['START TRANSACTION',LOG,'COMMIT'].join(';\n'),[surveyId,seq,'submitted',rid]);},
 cnt: async()=>{ seq++; await q(['START TRANSACTION',CNT,'COMMIT'].join(';\n'),[seq,seq,surveyId]);},
};
for (const [n,f] of Object.entries(parts)) { for(let i=0;i<50;i++) await f(); const a=cpu(), t=performance.now(); for(let i=0;i<600;i++) await f(); console.log(n.padEnd(12),'wall µs',((performance.now()-t)/0.6).toFixed(0),'db cpu µs',((cpu()-a)*1000/600).toFixed(0)); }
await q('DROP DATABASE zzdb'); c.end(); await root.end();
