import { afterAll, describe, expect, it } from '@jest/globals';
import { FAULTS } from './catalogue.mjs';
import { TestProcess } from './test-process.mjs';
import { testsAt } from './tests-at.mjs';

const MINUTE = 60;
const FAULT = FAULTS.findIndex(({ name }) => name === 'pages: dwell without control');
const tests = testsAt(FAULTS[FAULT].tests);

describe('the tests of the model', () => {
  const testProcess = new TestProcess();
  afterAll(() => testProcess.stop());

  it('fail with a fault in it and pass without, in the same process', async () => {
    expect(await testProcess.run('none', tests, MINUTE)).toEqual({ verdict: 'passed' });
    expect(await testProcess.run(FAULT, tests, MINUTE)).toMatchObject({ verdict: 'failed', output: expect.stringContaining('●') });
    expect(await testProcess.run('none', tests, MINUTE)).toEqual({ verdict: 'passed' });
  }, 60_000);

  it('are cut off when they take too long, and the next ones run', async () => {
    expect(await testProcess.run('none', tests, 0)).toMatchObject({ verdict: 'hung' });
    expect(await testProcess.run('none', tests, MINUTE)).toEqual({ verdict: 'passed' });
  }, 60_000);

  it('say nothing where they cannot be run', async () => {
    expect(await testProcess.run('none', ['/no/such/file.ts'], MINUTE)).toMatchObject({ verdict: 'broken' });
  }, 60_000);
});
