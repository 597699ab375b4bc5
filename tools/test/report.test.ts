import { describe, expect, it } from 'vitest';
import { sum, tallyOfPlaywright, tallyOfVitest } from './report.ts';

const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

describe('the tally of a Vitest report', () => {
  it('names each test that failed, with its error', () => {
    expect(
      tallyOfVitest({
        numPassedTests: 1,
        numFailedTests: 1,
        numTotalTests: 2,
        success: false,
        testResults: [
          {
            name: 'a.test.ts',
            status: 'failed',
            message: '',
            assertionResults: [
              test('holds', 'passed'),
              test('breaks', 'failed', 'Error: gone\n    at a.test.ts:9', 'Error: gone'),
            ],
          },
        ],
      }),
    ).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a.test.ts › breaks: Error: gone | at a.test.ts:9'],
      lost: [],
    });
  });

  it('counts a file that could not be loaded', () => {
    const report = {
      numPassedTests: 0,
      numFailedTests: 0,
      numTotalTests: 0,
      success: false,
      testResults: [{ name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] }],
    };
    expect(tallyOfVitest(report)).toEqual({
      passed: 0,
      failed: 1,
      failures: ['b.test.ts › the file: Cannot find module'],
      lost: [],
    });
  });

  it('counts an error outside of every test', () => {
    const report = { numPassedTests: 1, numFailedTests: 0, numTotalTests: 1, success: false, testResults: [] };
    expect(tallyOfVitest(report).failed).toBe(1);
  });
});

describe('the tally of a Playwright report', () => {
  it('finds the tests in nested suites', () => {
    const spec = (title: string, status: 'expected' | 'unexpected', message?: string) => ({
      title,
      file: 'journeys/a.e2e.ts',
      tests: [{ status, results: [message === undefined ? {} : { error: { message, location: { line: 7 } } }, {}] }],
    });
    expect(
      tallyOfPlaywright({
        stats: { expected: 1, unexpected: 1 },
        suites: [
          { specs: [spec('stands', 'expected')] },
          {
            suites: [
              {
                specs: [spec('breaks', 'unexpected', '\u001B[31mNo h1\u001B[39m\n\nLocator: h1')],
              },
            ],
          },
        ],
      }),
    ).toEqual({
      passed: 1,
      failed: 1,
      failures: ['journeys/a.e2e.ts:7 › breaks: No h1 | Locator: h1'],
      lost: [],
    });
  });
});

describe('the sum', () => {
  it('adds the counts and keeps every name', () => {
    const one = { passed: 2, failed: 1, failures: ['a'], lost: [] };
    const other = { passed: 3, failed: 0, failures: [], lost: ['b'] };
    expect(sum([one, other])).toEqual({ passed: 5, failed: 1, failures: ['a'], lost: ['b'] });
  });
});
