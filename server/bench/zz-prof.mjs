import mysql from 'mysql2/promise';
import { mkdtempSync } from 'node:fs';
import { startChild } from './child.mjs';
import { drive } from './drive.mjs';
import { answersFrom, chanceFrom } from './survey30.mjs';
import { execSync } from 'node:child_process';
const [,, mode, count, prof] = process.argv;
const c = await mysql.createConnection('mysql://root@127.0.0.1:3306/');
const names=['real','bare'].map(n=>`zz_${n}_${process.pid}`);
for (const n of names) await c.query(`CREATE DATABASE ${n} CHARACTER SET utf8mb4`);
const dir = mkdtempSync('/tmp/zz-');
const args = prof ? ['--cpu-prof','--cpu-prof-interval=200',`--cpu-prof-dir=${prof}`] : [];
const real = await startChild('./real-server.mjs',[`mysql://root@127.0.0.1:3306/${names[0]}`,32,dir],args);
const bare = prof? null : await startChild('./bare-server.mjs',[`mysql://root@127.0.0.1:3306/${names[1]}`,32]);
const chance = chanceFrom(1); const next=()=>answersFrom(chance);
const par = mode==='1'?1:32;
const cpu=(s)=>{const o=execSync('ps -eo pid,ppid,args').toString().split('\n').find(l=>l.includes(s)&&!l.includes('ps -eo')); const pid=o.trim().split(/\s+/)[0]; const f=execSync(`cat /proc/${pid}/stat`).toString().split(' '); return (Number(f[13])+Number(f[14]))*10;};
await drive({url:real.url}, next, 3200, 32);
if (bare) await drive(bare, next, 3200, 32);
const rs=[];
for (let i=0;i<5;i++){
 let a=cpu('real-server'), d=cpu('mariadbd'); const w=await drive({url:real.url},next,Number(count),par); const ra=cpu('real-server')-a, rd=cpu('mariadbd')-d;
 if(!bare){console.log(w.toFixed(0),'server µs',ra*1000/count,'db µs',rd*1000/count);continue;}
 a=cpu('bare-server'); d=cpu('mariadbd'); const p=await drive(bare,next,Number(count),par);
 console.log((w/p).toFixed(2), w.toFixed(0),p.toFixed(0),'real µs',(ra*1000/count).toFixed(0),'db',(rd*1000/count).toFixed(0),'bare µs',((cpu('bare-server')-a)*1000/count).toFixed(0),'db',((cpu('mariadbd')-d)*1000/count).toFixed(0));
}
await real.stop(); if(bare) await bare.stop();
for (const n of names) await c.query(`DROP DATABASE ${n}`);
await c.end();
