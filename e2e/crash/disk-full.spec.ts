import { join } from 'node:path';
import { COUNTS } from './counts.js';
import { expect, expectServed, test } from './stage.js';
import { noSmallDisk, SmallDisk } from './support/small-disk.js';

const WORK = 20;
const LEFT_OVER = 64 * 1024;

test(`F5: the disk fills up under load, ${COUNTS.fullDisks} times; submissions are put off, and taken again when there is room`, async ({
  stage,
}) => {
  const unable = noSmallDisk();
  test.skip(unable !== null, unable ?? '');
  const disk = SmallDisk.mount(join(stage.folder, 'disk'));
  stage.afterwards(() => disk.unmount());
  const server = await stage.server({ folder: disk.folder });
  const survey = await stage.survey(server.origin);
  const firstPid = server.pid;
  const load = survey.load(() => server.origin, COUNTS.rate, { impatient: 0.1 });

  for (let time = 0; time < COUNTS.fullDisks; time++) {
    await load.progress(WORK);
    disk.fill(Math.floor(Math.random() * LEFT_OVER));
    await load.putOff(WORK);
    disk.free();
    await load.progress(WORK);
  }
  const figures = await load.stop();

  expectServed(figures);
  expect([...figures.later.keys()]).toEqual(['503 B0503']);
  expect(figures.broken.size, 'connections that broke').toBe(0);
  expect(server.isRunning && server.pid === firstPid, 'the same process, never restarted').toBe(true);
  await survey.expectClean(server, COUNTS.fullDisks);
});
