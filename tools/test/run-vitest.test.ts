import { describe, expect, it } from 'vitest';
import { joinReports, reportOfStill, whatToRunAgain } from './run-vitest.ts';
import { tallyOfVitest, type VitestReport } from './report.ts';

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: statuses.map((status, index) => ({ fullName: `test ${index}`, status, failureMessages: [] })),
});

const reportOf = (...testResults: VitestReport['testResults']): VitestReport => {
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const failed = statuses.filter((status) => status === 'failed').length;
  return {
    numPassedTests: statuses.length - failed,
    numFailedTests: failed,
    numTotalTests: statuses.length,
    success: failed === 0,
    testResults,
  };
};

const gone = { lost: ['/b.test.ts'], errors: ['Browser connection was closed'] };

describe('what Vitest is asked for once more', () => {
  it.for([
    ['nothing after a run that passed', 0, reportOf(file('/a.test.ts', 'passed')), { lost: [], errors: [] }, 'nothing'],
    [
      'nothing after a test that failed',
      1,
      reportOf(file('/a.test.ts', 'failed')),
      { lost: [], errors: [] },
      'nothing',
    ],
    ['the files that were lost', 1, reportOf(file('/a.test.ts', 'passed')), gone, ['/b.test.ts']],
    ['everything after an error that no test claims', 1, reportOf(), { lost: [], errors: ['boom'] }, 'everything'],
    ['everything after a run that left no report', 1, undefined, { lost: [], errors: [] }, 'everything'],
  ] as const)('%s', ([, status, report, outcome, expected]) => {
    expect(whatToRunAgain({ status, report, outcome })).toEqual(expected);
  });
});

describe('the report of two runs', () => {
  it('has the lost files from the second, and names them with the reason', () => {
    const joined = joinReports(
      reportOf(file('/a.test.ts', 'passed', 'passed')),
      reportOf(file('/b.test.ts', 'passed')),
      ['/b.test.ts'],
      'Browser connection was closed',
    );
    expect(tallyOfVitest(joined)).toEqual({
      passed: 3,
      failed: 0,
      failures: [],
      lost: ['/b.test.ts: Browser connection was closed'],
    });
  });

  it('keeps what failed in the first', () => {
    const joined = joinReports(
      reportOf(file('/a.test.ts', 'failed')),
      reportOf(file('/b.test.ts', 'passed')),
      ['/b.test.ts'],
      'gone',
    );
    expect([joined.success, joined.numFailedTests, joined.numPassedTests]).toEqual([false, 1, 1]);
  });

  it('is the second alone when everything was run once more', () => {
    const joined = joinReports(undefined, reportOf(file('/a.test.ts', 'passed')), 'everything', 'boom');
    expect([joined.success, joined.numPassedTests, joined.lost]).toEqual([true, 1, ['everything: boom']]);
  });
});

describe('the report of a run that stood still', () => {
  it('names the file that did not go on', () => {
    expect(tallyOfVitest(reportOfStill(['/c.test.ts']))).toEqual({
      passed: 0,
      failed: 1,
      failures: ['/c.test.ts › the file: stood still for minutes and was ended'],
      lost: [],
    });
  });
});
